import type { Picture } from '#shared/domain/checks/questionnaire.ts'

// Each name is that of a file in the folder `pictures`.

export const inUse: Picture = {
  name: 'in-use',
  alt: 'Iemand pakt een jerrycan uit een stelling met vaten en flessen. De jerrycan is geel.',
}

export const safetySheet: Picture = {
  name: 'safety-sheet',
  alt: 'Iemand houdt een blad met een gevarenruit vast, naast een jerrycan met dezelfde ruit. De rand van het blad is geel.',
}

export const bottleLabel: Picture = {
  name: 'bottle-label',
  alt: 'Op een jerrycan en op een sprayfles zit een etiket met een gevarenruit. De etiketten zijn geel.',
}

export const substitution: Picture = {
  name: 'substitution',
  alt: 'Een fles met een gevarenruit voor de gezondheid wordt vervangen door een fles zonder. De pijl ertussen is geel.',
}

export const noEntry: Picture = {
  name: 'no-entry',
  alt: 'Iemand werkt onder een afzuigkap, achter een hek met een verbodsbord. Het hek is geel.',
}

export const yearlyToolbox: Picture = {
  name: 'yearly-toolbox',
  alt: 'Iemand geeft twee collega’s uitleg over een fles, en wijst op een kalender. De kalender is geel.',
}

export const exposureMeasured: Picture = {
  name: 'exposure-measured',
  alt: 'Iemand werkt bij een open vat, met een pompje aan de riem en een meetkop op de kraag. Pompje, slang en meetkop zijn geel.',
}

export const substanceExtraction: Picture = {
  name: 'substance-extraction',
  alt: 'Boven een open vat waarin iemand roert, hangt een afzuigkap. De afzuiging is geel.',
}

export const glovesGoggles: Picture = {
  name: 'gloves-goggles',
  alt: 'Iemand werkt met een lange handschoen en een veiligheidsbril bij een open vat. De handschoen en de bril zijn geel.',
}

export const airBack: Picture = {
  name: 'air-back',
  alt: 'Een filterkast zuigt damp boven een vat weg, en blaast lucht naar iemand in de werkplaats. De luchtstroom is geel.',
}

export const spillTray: Picture = {
  name: 'spill-tray',
  alt: 'Twee verschillende vaten staan elk in een eigen lekbak, met een wand ertussen. De lekbakken zijn geel.',
}

export const instructionCard: Picture = {
  name: 'instruction-card',
  alt: 'Iemand wijst op een kaart met uitleg en een gevarenruit, bij een vat. De rand van de kaart is geel.',
}

export const notForEveryone: Picture = {
  name: 'not-for-everyone',
  alt: 'Een zwangere en een jonge medewerker staan voor een verbodsbord en een vat met een gevarenruit. Het vat is geel.',
}

export const earthing: Picture = {
  name: 'earthing',
  alt: 'Een vat met een vlamteken loopt leeg in een bak. De kabel van het vat naar de bak en naar de muur is geel.',
}

export const coolantHood: Picture = {
  name: 'coolant-hood',
  alt: 'Een gereedschap spuit koelsmeermiddel in een dichte machine, waarvan de lucht wordt afgezogen. De ruit is geel.',
}
