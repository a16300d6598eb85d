public import HeadlessUIKit
public import Reactive

extension Reactive where Base: UITableView {
  /// Binds a sequence of rows to the table, with a closure that makes each cell.
  ///
  ///     shifts.bind(to: table.rx.items) { table, row, shift in
  ///       ShiftCell(shift)
  ///     }
  ///     .disposed(by: bag)
  public func items<Rows: Sequence, Source: ObservableType>(
    _ source: Source
  ) -> (_ cellFactory: @escaping (UITableView, Int, Rows.Element) -> UITableViewCell)
    -> any Disposable where Source.Element == Rows
  {
    { cellFactory in self.show(source.asObservable(), cellFactory) }
  }

  /// Binds a sequence of rows to the table, with a closure that configures each registered cell.
  ///
  ///     shifts.bind(to: table.rx.items(cellIdentifier: "shift", cellType: ShiftCell.self)) {
  ///       row, shift, cell in
  ///       cell.shift = shift
  ///     }
  ///     .disposed(by: bag)
  public func items<Rows: Sequence, Cell: UITableViewCell, Source: ObservableType>(
    cellIdentifier: String, cellType: Cell.Type = Cell.self
  ) -> (_ source: Source)
    -> (_ configureCell: @escaping (Int, Rows.Element, Cell) -> Void)
    -> any Disposable where Source.Element == Rows
  {
    { source in
      { configureCell in
        self.show(source.asObservable()) { table, row, element in
          let cell = table.dequeueReusableCell(
            withIdentifier: cellIdentifier, for: IndexPath(row: row, section: 0))
          if let cell = cell as? Cell { configureCell(row, element, cell) }
          return cell
        }
      }
    }
  }

  private func show<Items: Sequence>(
    _ items: Observable<Items>,
    _ cellFactory: @escaping (UITableView, Int, Items.Element) -> UITableViewCell
  ) -> any Disposable {
    let view: UITableView = base
    return view.show(items, in: TableItemsDataSource(cellFactory))
  }
}
