extension StringTable {
  /// The Dutch texts, in the order of the flows.
  nonisolated static let dutch = StringTable(texts: [
    // Common
    "OK": "OK",
    "Cancel": "Annuleer",
    "Close": "Sluit",
    "Something went wrong": "Er ging iets mis",
    "Cannot open this link": "Deze link kan niet worden geopend",
    "The server answered with status %@.": "De server antwoordde met status %@.",
    "The server's answer could not be read.": "Het antwoord van de server is onleesbaar.",

    // Onboarding
    "Welcome to Crew": "Welkom bij Crew",
    "Get started": "Aan de slag",
    "Hear about new shifts first": "Hoor als eerste van nieuwe diensten",
    "Allow notifications": "Sta meldingen toe",
    "See the shifts near you": "Zie de diensten bij jou in de buurt",
    "Allow location": "Sta locatie toe",
    "Not now": "Niet nu",
    "Help": "Hulp",
    "Crew asks once. You can change your mind in Settings at any time.":
      "Crew vraagt het één keer. Je kunt het altijd wijzigen in Instellingen.",
    "You allowed notifications and location.": "Je staat meldingen en locatie toe.",
    "You allowed notifications.": "Je staat meldingen toe.",
    "You allowed location.": "Je staat locatie toe.",
    "You allowed nothing for now.": "Je staat voorlopig niets toe.",
    "Continue": "Ga door",

    // Sign in
    "Email": "E-mail",
    "Password": "Wachtwoord",
    "Sign in": "Log in",
    "Forgot password?": "Wachtwoord vergeten?",
    "Forgot password": "Wachtwoord vergeten",
    "Send link": "Stuur link",
    "We sent a link to %@.": "We hebben een link naar %@ gestuurd.",
    "No connection": "Geen verbinding",
    "Signing in": "Bezig met inloggen",
    "Sending": "Bezig met sturen",
    "Sign in failed": "Inloggen mislukt",
    "Wrong e-mail or password.": "Verkeerd e-mailadres of wachtwoord.",
    "Your session has ended. Sign in again.": "Je sessie is verlopen. Log opnieuw in.",

    // Shifts
    "Shifts": "Diensten",
    "%@ per hour": "%@ per uur",
    "Job page": "Over het werk",
    "Find substitute": "Zoek vervanger",
    "Confirmed": "Bevestigd",
    "Substitute requested": "Vervanger gevraagd",
    "Apply": "Solliciteer",
    "Applied": "Gesolliciteerd",
    "Other shifts": "Andere diensten",
    "Request": "Vraag",

    // Trips
    "Trips": "Reizen",
    "Trips shown": "Getoonde reizen",
    "Upcoming": "Komend",
    "Past": "Voorbij",
    "Refreshing": "Bezig met verversen",
    "Could not refresh": "Verversen mislukt",
    "On time": "Op tijd",
    "Delayed": "Vertraagd",
    "Completed": "Voltooid",

    // Tasks
    "Tasks": "Taken",
    "Search": "Zoek",
    "Add": "Voeg toe",
    "Adding": "Bezig met toevoegen",
    "New task": "Nieuwe taak",
    "Name": "Naam",
    "Done": "Klaar",

    // Chat
    "Chat": "Chat",
    "Loading": "Bezig met laden",
    "Team Chat": "Teamchat",
    "Message": "Bericht",
    "Send": "Stuur",
    "Retry": "Probeer opnieuw",
    "You": "Jij",
    "pending": "wacht",
    "sent": "verstuurd",
    "failed": "mislukt",
    "Profile": "Profiel",

    // Account
    "Account": "Account",
    "Face ID": "Face ID",
    "Touch ID": "Touch ID",
    "Refresh profile": "Ververs profiel",
    "Log out": "Log uit",
    "Log out?": "Uitloggen?",
  ])
}
