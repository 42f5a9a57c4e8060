// Words that are tried first on Dutch accounts, and that the published lists of stolen passwords hardly contain. In lower
// case, without spaces.

const times = `
lente voorjaar zomer herfst najaar winter vakantie weekend
januari februari maart april mei juni juli augustus september oktober november december
maandag dinsdag woensdag donderdag vrijdag zaterdag zondag kerst kerstmis pasen sinterklaas carnaval koningsdag`

const places = `
nederland holland oranje amsterdam rotterdam denhaag utrecht eindhoven groningen tilburg almere breda nijmegen arnhem
haarlem amersfoort apeldoorn enschede zwolle deventer leeuwarden maastricht venlo dordrecht leiden delft
brabant limburg gelderland overijssel friesland drenthe zeeland flevoland twente achterhoek
ajax feyenoord psv fctwente vitesse heerenveen`

const work = `
metaal metaalbewerking metalektro metaalunie smederij smid smeden lassen lasser lasserij laskap lasrook
draaien draaier frezen frezer slijpen slijper slijptol zetten zetter kanten ponsen boren knippen snijden plaatwerk plaatwerker
constructie constructiebedrijf bankwerker monteur montage machine machinebouw werkplaats werkplaatschef magazijn
heftruck kraan compressor gereedschap hamer aambeeld staal ijzer aluminium koper messing
bedrijf bedrijven kantoor directie directeur baas chef manager eigenaar collega team personeel administratie
veilig veiligheid veiligwerken arbo arbozaken preventie preventiemedewerker vakbond adviseur coach beheer beheerder
verbetercheck verbetercoach gezondheid gezond`

const people = `
familie liefde schat schatje lieverd mama papa opa oma zoon dochter broer zus vriend vriendin hond kat poes
wachtwoord paswoord toegang inloggen account gebruiker welkom geheim test proef tijdelijk voorbeeld nieuw hallo hoi doei
computer internet laptop telefoon email`

export const dutchWords: ReadonlySet<string> = new Set(
  [times, places, work, people].join(' ').trim().split(/\s+/),
)
