// The words of names of people and companies in measurements.

/** An underscore stands for a space in a word. */
const words = (text: string) => text.split(' ').map((word) => word.replaceAll('_', ' '))

export const firstNames = words(
  'Jan Johannes Maria Peter Anna Willem Hendrik Cornelis Johanna Henk Kees Piet Mark Sandra Monique Petra Ria Wilma Hans Erik Annemarie Marja Gerrit Frank Jeroen Dirk Elisabeth Cornelia Hendrika Wilhelmina Catharina Adriana Jacobus Petrus Theo Martin René Marcel Paul Rob Ronald Richard Bart Bas Tom Tim Daan Sem Lucas Finn Levi Milan Bram Jesse Luuk Thijs Mees Lars Emma Julia Sophie Lotte Eva Lisa Sanne Femke Anouk Iris Fleur Roos Marieke Maaike Ingrid Esther Linda Karin Yvonne Marjolein Mirjam Saskia Angelique Astrid Jolanda Nicole Patricia Zoë Noël Daniël André Chloë Loïs Anaïs Jérôme Björn Søren Jürgen Łukasz Agnieszka Piotr Katarzyna Mohammed Fatima Ahmed Yusuf Aïcha Emre Ayşe Mehmet Xander Quinten Quirijn Ype Wytze Sjoerd Fokke Tjitske Nynke Jelle Hidde Gijs Sjors Teun Koen Stijn Ruben Pim Ivo Olaf Ymke Ursula Vincent Valerie Victor Wouter Wim Walter Ton Stefan Simon Ramon Patrick Nico Maurits Leo Kim Joost Jos Jaap Ilse Gerda Fred Edwin Dennis Chantal Carla Bert Arjan Arie Ad',
)
/** With what precedes them after a comma, most frequent first. */
export const lastNames = words(
  'Jong,de Jansen, Vries,de Berg,van_den Dijk,van Bakker, Janssen, Visser, Smit, Meijer, Boer,de Mulder, Groot,de Bos, Vos, Peters, Hendriks, Leeuwen,van Dekker, Brouwer, Wit,de Dijkstra, Smits, Graaf,de Meer,van_der Linden,van_der Kok, Jacobs, Haan,de Vermeulen, Heuvel,van_den Veen,van_der Broek,van_den Bruijn,de Heijden,van_der Schouten, Beek,van Willems, Vliet,van Ven,van_de Hoekstra, Maas, Verhoeven, Koster, Dam,van Wal,van_der Prins, Blom, Huisman, Peeters, Jonge,de Kuipers, Veenstra, Post, Kramer, Brink,van_den Scholten, Wijk,van Postma, Martens, Vink, Bosch,van_den Timmermans, Groen, Gerritsen, Jonker, Loon,van Velde,van_der Willemsen, Bosman, Molenaar, Sanders, Mol, Driessen, Wolters, Goossens, Özdemir, Yılmaz, Müller, Nuñez, IJzerman, IJssel,van_den Quist, Xhofleer,',
)
/** Of rarer last names. */
export const nameStarts = words(
  'Hoog Laag Oost West Noord Zuid Groot Klein Oud Nieuw Water Veen Zand Berg Bos Heide Duin Kerk Molen Brug Steen Hout Koren Appel Peer Lind Eik Berk Wilg Roos Raven Vos Wolf Haas Zwaan Gans Kraan Vis Zee Meer',
)
export const nameEnds = words(
  'veld dijk stra ma huis man sma hof kamp laan burg dorp wijk beek meijer bakker mans sen inga ema hoven straat water mond zicht ink ers enburg',
)
export const places = words(
  'Amsterdam Rotterdam Utrecht Eindhoven Groningen Tilburg Almere Breda Nijmegen Apeldoorn Haarlem Arnhem Enschede Amersfoort Zaandam Zwolle Zoetermeer Leiden Leeuwarden Maastricht Dordrecht Ede Alphen Westland Alkmaar Emmen Delft Venlo Deventer Helmond Oss Hilversum Heerlen Lelystad Sneek Goes Assen Tiel Drachten Meppel Roermond Weert Doetinchem Winterswijk Katwijk Urk',
)
export const trades = words(
  'Constructiebedrijf Smederij Lasserij Machinefabriek Plaatwerkerij Staalbouw Metaalbewerking Verspaning Installatiebedrijf Technisch_Bureau Apparatenbouw Gieterij Galvano Carrosseriebouw Landbouwmechanisatie Scheepswerf Hekwerken Draaierij Slijperij Poedercoating Autobedrijf Metaal Lastechniek Siersmederij Gereedschapmakerij Koeltechniek Pijpleidingen Stempelfabriek IJzerwerken Café-inrichting',
)
/** Without the top-level domain. */
export const mailDomains = words('post webmail kabel snelnet')
