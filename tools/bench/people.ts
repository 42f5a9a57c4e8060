import { type Kysely, type RawBuilder, sql } from 'kysely'

import type { Database } from '../../server/database/schema.ts'

// People and companies for measurements: the same ones in every run, with names that nobody is registered under.

const words = (text: string) => text.split(' ').map((word) => word.replaceAll('_', ' '))

const firstNames = words(
  'Jan Johannes Maria Peter Anna Willem Hendrik Cornelis Johanna Henk Kees Piet Mark Sandra Monique Petra Ria Wilma Hans Erik Annemarie Marja Gerrit Frank Jeroen Dirk Elisabeth Cornelia Hendrika Wilhelmina Catharina Adriana Jacobus Petrus Theo Martin René Marcel Paul Rob Ronald Richard Bart Bas Tom Tim Daan Sem Lucas Finn Levi Milan Bram Jesse Luuk Thijs Mees Lars Emma Julia Sophie Lotte Eva Lisa Sanne Femke Anouk Iris Fleur Roos Marieke Maaike Ingrid Esther Linda Karin Yvonne Marjolein Mirjam Saskia Angelique Astrid Jolanda Nicole Patricia Zoë Noël Daniël André Chloë Loïs Anaïs Jérôme Björn Søren Jürgen Łukasz Agnieszka Piotr Katarzyna Mohammed Fatima Ahmed Yusuf Aïcha Emre Ayşe Mehmet Xander Quinten Quirijn Ype Wytze Sjoerd Fokke Tjitske Nynke Jelle Hidde Gijs Sjors Teun Koen Stijn Ruben Pim Ivo Olaf Ymke Ursula Vincent Valerie Victor Wouter Wim Walter Ton Stefan Simon Ramon Patrick Nico Maurits Leo Kim Joost Jos Jaap Ilse Gerda Fred Edwin Dennis Chantal Carla Bert Arjan Arie Ad',
)
/** Last names with what precedes them, after a comma. */
const lastNames = words(
  'Jong,de Jansen, Vries,de Berg,van_den Dijk,van Bakker, Janssen, Visser, Smit, Meijer, Boer,de Mulder, Groot,de Bos, Vos, Peters, Hendriks, Leeuwen,van Dekker, Brouwer, Wit,de Dijkstra, Smits, Graaf,de Meer,van_der Linden,van_der Kok, Jacobs, Haan,de Vermeulen, Heuvel,van_den Veen,van_der Broek,van_den Bruijn,de Heijden,van_der Schouten, Beek,van Willems, Vliet,van Ven,van_de Hoekstra, Maas, Verhoeven, Koster, Dam,van Wal,van_der Prins, Blom, Huisman, Peeters, Jonge,de Kuipers, Veenstra, Post, Kramer, Brink,van_den Scholten, Wijk,van Postma, Martens, Vink, Bosch,van_den Timmermans, Groen, Gerritsen, Jonker, Loon,van Velde,van_der Willemsen, Bosman, Molenaar, Sanders, Mol, Driessen, Wolters, Goossens, Özdemir, Yılmaz, Müller, Nuñez, IJzerman, IJssel,van_den Quist, Xhofleer,',
)
/** Beginnings and ends of last names that are rarer. */
const nameStarts = words(
  'Hoog Laag Oost West Noord Zuid Groot Klein Oud Nieuw Water Veen Zand Berg Bos Heide Duin Kerk Molen Brug Steen Hout Koren Appel Peer Lind Eik Berk Wilg Roos Raven Vos Wolf Haas Zwaan Gans Kraan Vis Zee Meer',
)
const nameEnds = words(
  'veld dijk stra ma huis man sma hof kamp laan burg dorp wijk beek meijer bakker mans sen inga ema hoven straat water mond zicht ink ers enburg',
)
const places = words(
  'Amsterdam Rotterdam Utrecht Eindhoven Groningen Tilburg Almere Breda Nijmegen Apeldoorn Haarlem Arnhem Enschede Amersfoort Zaandam Zwolle Zoetermeer Leiden Leeuwarden Maastricht Dordrecht Ede Alphen Westland Alkmaar Emmen Delft Venlo Deventer Helmond Oss Hilversum Heerlen Lelystad Sneek Goes Assen Tiel Drachten Meppel Roermond Weert Doetinchem Winterswijk Katwijk Urk',
)
const trades = words(
  'Constructiebedrijf Smederij Lasserij Machinefabriek Plaatwerkerij Staalbouw Metaalbewerking Verspaning Installatiebedrijf Technisch_Bureau Apparatenbouw Gieterij Galvano Carrosseriebouw Landbouwmechanisatie Scheepswerf Hekwerken Draaierij Slijperij Poedercoating Autobedrijf Metaal Lastechniek Siersmederij Gereedschapmakerij Koeltechniek Pijpleidingen Stempelfabriek IJzerwerken Café-inrichting',
)
const mailDomains = words('post webmail kabel snelnet')

/** A number from 0 to 1 that depends on `number` and `seed` only. */
const randomNumber = (seed: number) =>
  sql<number>`((hashint8extended(number, ${sql.lit(seed)}) & 2147483647) / 2147483648.0)`

/** One of the choices; the first ones more often. `skew`: 1 for all as often. */
const pick = (choices: string[], seed: number, skew: number) =>
  sql<string>`(${choices}::text[])[1 + floor(${sql.lit(choices.length)} * ${randomNumber(seed)} ^ ${sql.lit(skew)})::int]`

/** A last name with a comma and what precedes it: one of the frequent ones, or one of many rare ones. */
const pickLastName = (seed: number) => sql<string>`
  case when ${randomNumber(seed)} < 0.6 then ${pick(lastNames, seed + 1, 1.6)}
  else ${pick(nameStarts, seed + 1, 1.2)} || ${pick(nameEnds, seed + 2, 1.2)} || ',' end`

/** Letters as they are in an e-mail address. */
const inAddress = (text: RawBuilder<string>) =>
  sql<string>`lower(translate(${text}, ' éëïöüøŁłşıñÖ', '-eeiouollsinO'))`

/** Adds people to a database, with e-mail addresses that contain their names, and companies of these people. */
export async function addPeopleAndCompanies(
  db: Kysely<Database>,
  { people, companies }: { people: number; companies: number },
): Promise<void> {
  await sql`
    insert into person (email, first_name, middle_name, last_name, password_hash, receives_newsletter)
    select ${inAddress(sql`address || '@' || domain || '.example'`)}, first_name, middle_name, last_name, '', number % 3 = 0
    from generate_series(1, ${people}::bigint) as number
    cross join lateral (select ${pick(firstNames, 1, 1.6)} as first_name, ${pickLastName(2)} as name) as names
    cross join lateral (
      select split_part(name, ',', 1) as last_name, split_part(name, ',', 2) as middle_name
    ) as parts
    cross join lateral (
      select
        case number % 4
          when 0 then first_name || '.' || middle_name || last_name
          when 1 then left(first_name, 1) || '.' || last_name
          when 2 then first_name
          else last_name
        end || number as address,
        case when ${randomNumber(5)} < 0.45 then ${pick(mailDomains, 6, 1.5)}
        else ${pick(trades, 6, 1.3)} || '-' || ${pick(places, 7, 1.3)} end as domain
    ) as addresses
  `.execute(db)
  await sql`
    insert into company (owner_id, name, number_of_employees, branch, membership, city)
    select
      (select min(id) from person where password_hash = '') + floor(${randomNumber(8)} * ${people}::int)::int,
      case when ${randomNumber(9)} < 0.7 then trade || ' ' || rest else rest || ' ' || trade end
        || case when number % 3 = 0 then ' B.V.' when number % 7 = 0 then ' VOF' else '' end,
      '<10', 'Metalektro', 'Weet ik niet', place
    from generate_series(1, ${companies}::bigint) as number
    cross join lateral (
      select ${pick(trades, 10, 1.3)} as trade, ${pick(places, 11, 1.3)} as place, ${pickLastName(12)} as name
    ) as chosen
    cross join lateral (
      select case number % 5
        when 0 then place
        when 1 then split_part(name, ',', 1) || ' ' || place
        else ltrim(split_part(name, ',', 2) || ' ' || split_part(name, ',', 1))
      end as rest
    ) as rests
  `.execute(db)
}
