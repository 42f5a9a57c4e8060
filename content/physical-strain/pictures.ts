import type { Picture } from '#shared/domain/checks/questionnaire.ts'

// Each name is that of a file in the folder `pictures`.

export const liftAboveKnee: Picture = {
  name: 'lift-above-knee',
  alt: 'Iemand staat rechtop en houdt een doos vast tussen kniehoogte en schouderhoogte. De doos is geel.',
  caption: 'De stippellijnen zijn kniehoogte en schouderhoogte.',
}

export const liftFrequency: Picture = {
  name: 'lift-frequency',
  alt: 'Iemand tilt de ene na de andere doos van een stapel naar een werkbank. De dozen zijn geel.',
}

export const liftReach: Picture = {
  name: 'lift-reach',
  alt: 'Iemand reikt ver naar voren om een doos te pakken. Geel is de afstand van de enkels tot de handen.',
  caption: 'Geel is de afstand tussen enkels en handen.',
}

export const liftGrip: Picture = {
  name: 'lift-grip',
  alt: 'Iemand houdt een krat met twee handen vast aan de handgrepen. De handgrepen en de vloer zijn geel.',
}

export const liftHold: Picture = {
  name: 'lift-hold',
  alt: 'Iemand houdt een krat met twee handen vast aan de handgrepen. De handgrepen zijn geel.',
}

export const liftBelowKnee: Picture = {
  name: 'lift-below-knee',
  alt: 'Iemand bukt met een bolle rug en pakt een doos op die lager staat dan de knie. De doos is geel.',
  caption: 'De stippellijn is kniehoogte.',
}

export const liftTwist: Picture = {
  name: 'lift-twist',
  alt: 'Iemand bukt en draait opzij naar een doos naast de voeten. Een gele pijl toont de draai.',
}

export const liftAboveShoulder: Picture = {
  name: 'lift-above-shoulder',
  alt: 'Iemand zet een doos op een plank die hoger is dan de schouder. De doos is geel.',
  caption: 'De stippellijn is schouderhoogte.',
}

export const liftHeight: Picture = {
  name: 'lift-height',
  alt: 'Iemand staat op de tenen en zet een doos op een plank boven het hoofd. Een gele pijl toont de hoogte.',
  caption: 'De gele pijl is 175 cm.',
}

export const carryLoad: Picture = {
  name: 'carry',
  alt: 'Iemand loopt met een doos in de handen. De doos is geel.',
}

export const carryDistance: Picture = {
  name: 'carry-distance',
  alt: 'Iemand loopt met een doos van een stelling naar een tafel. Een gele pijl toont de afstand.',
}

export const carryTotal: Picture = {
  name: 'carry-total',
  alt: 'Iemand draagt dozen van de ene stapel naar de andere. Alle dozen zijn geel.',
}

export const carryRoute: Picture = {
  name: 'carry-route',
  alt: 'Iemand loopt met een doos een trap op. De trap is geel.',
}

export const pushForce: Picture = {
  name: 'push-force',
  alt: 'Iemand leunt naar voren en duwt een kar. Een gele pijl toont de kracht.',
}

export const pushWeight: Picture = {
  name: 'push-weight',
  alt: 'Iemand duwt een kar met een hoge stapel dozen. De dozen zijn geel.',
}

export const pushFloor: Picture = {
  name: 'push-floor',
  alt: 'De wielen van een kar staan voor een drempel. De wielen en de drempel zijn geel.',
}

export const pushGrip: Picture = {
  name: 'push-grip',
  alt: 'Iemand duwt een kar met twee handen aan een beugel tussen heup en elleboog. De beugel is geel.',
  caption: 'De stippellijnen zijn heuphoogte en ellebooghoogte.',
}

export const posture: Picture = {
  name: 'posture',
  alt: 'De een werkt met een gebogen rug, de ander knielt met het hoofd achterover. Rug en been zijn geel.',
}

export const trunkBent: Picture = {
  name: 'trunk-bent',
  alt: 'Iemand staat ver voorovergebogen boven een lage werkbank. De rug is geel.',
  caption: 'De stippellijn is een rechte rug.',
}

export const armsRaised: Picture = {
  name: 'arms-raised',
  alt: 'Iemand boort boven het hoofd, met de elleboog op schouderhoogte. De arm is geel.',
  caption: 'De stippellijn is schouderhoogte.',
}

export const kneeling: Picture = {
  name: 'kneeling',
  alt: 'Iemand zit op één knie op de vloer en werkt voor zich. Het onderbeen is geel.',
}

export const standing: Picture = {
  name: 'standing',
  alt: 'Iemand staat op één plek aan een werkbank. De plek op de vloer is geel.',
  caption: 'Geel is de plek van 1 m².',
}

export const repetitive: Picture = {
  name: 'repetitive',
  alt: 'Iemand beweegt de arm steeds heen en weer langs kleine onderdelen op een werkbank. De arm is geel.',
}

export const handForce: Picture = {
  name: 'hand-force',
  alt: 'Een hand knijpt hard om een stang. De stang is geel.',
}

export const grinder: Picture = {
  name: 'grinder',
  alt: 'Iemand slijpt op een werkbank, en de slijpmachine trilt in de handen. De slijpmachine is geel.',
}

export const screenWork: Picture = {
  name: 'screen-work',
  alt: 'Iemand zit aan een bureau achter een beeldscherm. Het beeldscherm is geel.',
}

export const workstation: Picture = {
  name: 'workstation',
  alt: 'Iemand zit aan een bureau met de ogen zo hoog als de bovenkant van het scherm. Stoel, bureau en scherm zijn geel.',
  caption: 'De stippellijn is ooghoogte.',
}

export const pregnantLifting: Picture = {
  name: 'pregnant-lifting',
  alt: 'Een zwangere medewerker houdt een doos vast. De doos is geel.',
}

export const pregnantPosture: Picture = {
  name: 'pregnant-posture',
  alt: 'Een zwangere medewerker hurkt om iets van de vloer te pakken. Het gebogen been is geel.',
}

export const pregnantForklift: Picture = {
  name: 'pregnant-forklift',
  alt: 'Een zwangere medewerker rijdt op een heftruck die trilt. De trillingen zijn geel.',
}
