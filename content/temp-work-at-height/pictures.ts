import type { Picture } from '#shared/domain/checks/questionnaire.ts'

// Each name is that of a file in the folder `pictures`.

export const fallHeight: Picture = {
  name: 'fall-height',
  alt: 'Iemand werkt op een open vloer. Een gele pijl toont de hoogte van die vloer.',
  caption: 'De gele pijl is de hoogte waarop iemand staat.',
}

export const lampLowered: Picture = {
  name: 'lamp-lowered',
  alt: 'Iemand staat op de vloer en werkt aan een lamp die naar beneden is gehaald. De lamp is geel.',
  caption: 'De pijl toont dat de lamp omlaag komt.',
}

export const ladderOrPlatform: Picture = {
  name: 'ladder-or-platform',
  alt: 'Naast een ladder staat een schaarlift waarop iemand aan het plafond werkt. Het hek van de schaarlift is geel.',
}

export const guardrail: Picture = {
  name: 'guardrail',
  alt: 'Iemand staat op een hoge vloer achter een leuning met knieleuning en kantplank. Deze zijn geel.',
}

export const openingCovered: Picture = {
  name: 'opening-covered',
  alt: 'Iemand loopt naar een gat in de vloer, waarop een plaat is vastgezet. De plaat is geel.',
  caption: 'De pijl toont hoe diep iemand kan vallen.',
}

export const ladderHeight: Picture = {
  name: 'ladder-height',
  alt: 'Iemand werkt op een ladder en reikt naar de muur. Een gele pijl toont hoe hoog de voeten staan.',
  caption: 'De gele pijl is de stahoogte.',
}

export const ladderSecured: Picture = {
  name: 'ladder-secured',
  alt: 'Een ladder staat schuin tegen een dakrand, zit daar vast en steekt erboven uit. De ladder is geel.',
  caption: 'De pijl is 1 meter boven de dakrand.',
}

export const ladderGrip: Picture = {
  name: 'ladder-grip',
  alt: 'Iemand op een ladder houdt zich met één hand vast en draagt gereedschap aan een riem. De riem is geel.',
}

export const scaffoldComplete: Picture = {
  name: 'scaffold-complete',
  alt: 'Iemand staat op een complete rolsteiger. De leuningen, de kantplank en de wielen zijn geel.',
}

export const scaffoldHeight: Picture = {
  name: 'scaffold-height',
  alt: 'Iemand duwt een rolsteiger waar niemand op staat. Een gele pijl toont de hoogte van de bovenste vloer.',
  caption: 'De gele pijl is de hoogte van de bovenste vloer.',
}

export const platformEmergencyControl: Picture = {
  name: 'platform-emergency-control',
  alt: 'Iemand staat op een hoogwerker. Een collega bedient hem vanaf de grond. De bediening op de grond is geel.',
}

export const platformHarness: Picture = {
  name: 'platform-harness',
  alt: 'Iemand in de bak van een gestempelde hoogwerker draagt een harnas met een lijn aan de bak. Harnas en lijn zijn geel.',
}

export const basketOnForklift: Picture = {
  name: 'basket-on-forklift',
  alt: 'Iemand staat in een werkbak die een heftruck heeft opgetild. De werkbak is geel.',
}

export const basketOnCrane: Picture = {
  name: 'basket-on-crane',
  alt: 'Iemand staat in een werkbak die aan de haak van een kraan hangt. De werkbak is geel.',
}

export const anchorPoint: Picture = {
  name: 'anchor-point',
  alt: 'Iemand staat aan de rand van een vloer, met een lijn aan een oog aan een dakbalk. Het oog is geel.',
  caption: 'De pijl toont de ruimte onder de werkplek.',
}

export const harnessLabel: Picture = {
  name: 'harness-label',
  alt: 'Een harnas hangt aan een haak, met een label van de keuring. Het label is geel.',
}

export const zoneFenced: Picture = {
  name: 'zone-fenced',
  alt: 'Iemand werkt op een rolsteiger, en een ander loopt buiten het lint eromheen. Het lint is geel.',
}

export const wind: Picture = {
  name: 'wind',
  alt: 'Iemand staat op een hoogwerker in de wind, naast een windzak. De windzak is geel.',
}

export const taskCheck: Picture = {
  name: 'task-check',
  alt: 'Twee mensen bekijken samen een kaart met vinkjes. De kaart is geel.',
}

export const climbingGearLabels: Picture = {
  name: 'climbing-gear-labels',
  alt: 'Een ladder, een trap en een harnas met een keuringssticker. De stickers zijn geel.',
}

export const stepSteady: Picture = {
  name: 'step-steady',
  alt: 'Iemand staat op een trap met een breed platform en werkt aan de muur. De trap is geel.',
}

export const truckSteps: Picture = {
  name: 'truck-steps',
  alt: 'Iemand loopt op een laadvloer naar een trap met een handgreep. De trap en de handgreep zijn geel.',
}

export const roofEdge: Picture = {
  name: 'roof-edge',
  alt: 'Iemand loopt op een plat dak. Langs de rand van het dak staat een leuning. De leuning is geel.',
}

export const rooflightCovered: Picture = {
  name: 'rooflight-covered',
  alt: 'Iemand loopt op een dak naar een lichtkoepel. Om de lichtkoepel staat een hek. Het hek is geel.',
  caption: 'De pijl toont hoe diep iemand kan vallen.',
}

export const craneLocked: Picture = {
  name: 'crane-locked',
  alt: 'Iemand staat onder een bovenloopkraan bij de hoofdschakelaar. Daar hangt een slot aan. Het slot is geel.',
}

export const powerOff: Picture = {
  name: 'power-off',
  alt: 'Iemand werkt ver onder stroomdraden aan een mast. Tussen hem en de draden staat een gele bliksem.',
  caption: 'De pijl is de afstand tot de draden.',
}
