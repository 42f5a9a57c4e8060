import type { Picture } from '#shared/domain/checks/questionnaire.ts'

// Each name is that of a file in the folder `pictures`.

export const typePlate: Picture = {
  name: 'type-plate',
  alt: 'Een plaat met de CE-markering zit op een machine. De plaat is geel.',
}

export const beltGuard: Picture = {
  name: 'belt-guard',
  alt: 'Twee wielen met een riem draaien in een dichte kap met een schakelaar. De kap is geel.',
}

export const bypassedSwitch: Picture = {
  name: 'bypassed-switch',
  alt: 'De deur van een machine staat open, terwijl de schakelaar met plakband is vastgeplakt. Het plakband is geel.',
}

export const emergencyStop: Picture = {
  name: 'emergency-stop',
  alt: 'Een hand slaat op de noodstop van een machine. De knop van de noodstop is geel.',
}

export const inspectionSticker: Picture = {
  name: 'inspection-sticker',
  alt: 'Een deskundige schrijft op wat hij ziet bij een machine met een keuringssticker. De sticker is geel.',
}

export const lockout: Picture = {
  name: 'lockout',
  alt: 'De hoofdschakelaar van een machine zit op slot, met een kaartje eraan. Het hangslot is geel.',
}

export const tidyFloor: Picture = {
  name: 'tidy-floor',
  alt: 'Iemand veegt de vloer bij een draaibank, onder een lamp. De vloer is geel.',
}

export const drillGuard: Picture = {
  name: 'drill-guard',
  alt: 'Iemand boort met een kolomboormachine. De kap rond de boorkop is geel.',
}

export const latheGuard: Picture = {
  name: 'lathe-guard',
  alt: 'Een draaibank met een kap over de klauwplaat. De kap is geel.',
}

export const millGuard: Picture = {
  name: 'mill-guard',
  alt: 'Een freesbank met een scherm rond de frees. Het scherm is geel.',
}

export const sawGuard: Picture = {
  name: 'saw-guard',
  alt: 'Een zaagmachine zaagt een buis. De kap over het deel van het zaagblad dat niet zaagt, is geel.',
}

export const pressBrakeLaser: Picture = {
  name: 'press-brake-laser',
  alt: 'De voorkant van een kantpers, met een laserstraal tussen stempel en matrijs. De laserstraal is geel.',
  caption: 'Geel is de laserstraal onder de stempel.',
}

export const shearGuard: Picture = {
  name: 'shear-guard',
  alt: 'Iemand schuift een plaat in een schaar. De bescherming voor de neerhouder en het mes is geel.',
  caption: 'Donker zijn de neerhouder en het mes.',
}

export const benchGrinderRest: Picture = {
  name: 'bench-grinder-rest',
  alt: 'Iemand houdt een werkstuk op de leunspaan tegen een slijpsteen. De leunspaan is geel.',
  caption: 'De pijl wijst naar de ruimte tussen leunspaan en steen.',
}

export const angleGrinderGuard: Picture = {
  name: 'angle-grinder-guard',
  alt: 'Een haakse slijper slijpt een plaat. De beschermkap en de zijhandgreep zijn geel.',
}

export const pressGuard: Picture = {
  name: 'press-guard',
  alt: 'Iemand bedient een pers met twee handen op de knoppen. Het scherm rond het gereedschap is geel.',
}

export const robotFence: Picture = {
  name: 'robot-fence',
  alt: 'Iemand staat buiten het hek om een lasrobot. Het hek is geel.',
}

export const forkliftTraffic: Picture = {
  name: 'forklift-traffic',
  alt: 'Een heftruck rijdt naast een looppad waar iemand loopt, met een paaltje ertussen. Het looppad is geel.',
}

export const forkliftBelt: Picture = {
  name: 'forklift-belt',
  alt: 'Iemand zit op een heftruck en draagt een gordel. De gordel is geel.',
}

export const craneUnder: Picture = {
  name: 'crane-under',
  alt: 'Iemand bedient een bovenloopkraan en staat naast de last. De vloer onder de last is geel.',
}

export const instructionCard: Picture = {
  name: 'instruction-card',
  alt: 'Een kaart met pictogrammen en korte regels hangt bij een machine. De kaart is geel.',
}

export const restart: Picture = {
  name: 'restart',
  alt: 'De stekker van een machine zit weer in het stopcontact en de machine draait. De stekker is geel.',
  caption: 'De pijlen tonen dat de machine draait.',
}

export const mirrorControls: Picture = {
  name: 'mirror-controls',
  alt: 'Iemand bedient een machine en ziet in een spiegel een collega achter de machine. De spiegel is geel.',
  caption: 'De stippellijn is wat je in de spiegel ziet.',
}

export const levelledMachine: Picture = {
  name: 'levelled-machine',
  alt: 'Een waterpas ligt op het bed van een draaibank. De waterpas is geel.',
}

export const keyAndBadge: Picture = {
  name: 'key-and-badge',
  alt: 'Een sleutel hangt naast een kaartje van de persoon die hem mag gebruiken. De sleutel is geel.',
}

export const learner: Picture = {
  name: 'learner',
  alt: 'Een leerling boort, met een begeleider naast zich die een hand op de schouder legt. De begeleider is geel.',
}

export const drillClamped: Picture = {
  name: 'drill-clamped',
  alt: 'Een boor boort in een werkstuk dat vastzit in een machinebankschroef. De bankschroef is geel.',
}

export const chuckKey: Picture = {
  name: 'chuck-key',
  alt: 'Een sleutel met een veer steekt in de klauwplaat van een draaibank. De sleutel is geel.',
}

export const footPedal: Picture = {
  name: 'foot-pedal',
  alt: 'Een voet staat op een pedaal onder een kap. De kap is geel.',
}

export const sparkScreen: Picture = {
  name: 'spark-screen',
  alt: 'Iemand slijpt aan een slijpsteen, met een veiligheidsbril op en een scherm ervoor. Bril en scherm zijn geel.',
}

export const grindingFire: Picture = {
  name: 'grinding-fire',
  alt: 'Iemand slijpt op een werkbank, met een brandblusser ernaast. De brandblusser is geel.',
}

export const pressBlock: Picture = {
  name: 'press-block',
  alt: 'Iemand stelt een pers in, met een blok tussen het gereedschap. Het blok is geel.',
}

export const robotTeach: Picture = {
  name: 'robot-teach',
  alt: 'Iemand staat bij een lasrobot met een afstandsbediening in de hand. De afstandsbediening is geel.',
}

export const peopleOnForks: Picture = {
  name: 'people-on-forks',
  alt: 'Iemand staat op de opgetilde vorken van een heftruck. De vorken zijn geel.',
}

export const slingLabel: Picture = {
  name: 'sling-label',
  alt: 'Een last hangt aan een haak met twee kettingen, met een label eraan. De kettingen zijn geel.',
}

export const gasCylinders: Picture = {
  name: 'gas-cylinders',
  alt: 'Twee gasflessen staan rechtop op een kar, met een ketting eromheen. De ketting is geel.',
}

export const weldingScreen: Picture = {
  name: 'welding-screen',
  alt: 'Iemand last achter een gordijn, terwijl een collega erlangs loopt. Het gordijn is geel.',
}
