import { besluit2017 } from '../sources.ts'
import { createKind } from './create-kind.ts'
import * as pictures from './pictures.ts'
import { unread } from './sources.ts'

export const pressBrake = createKind({
  scriptKey: 'PRESS_BRAKE',
  kind: 'pressBrake',
  title: 'Kantpers',
  nextScript: 'GUILLOTINE_SHEAR',
  questions: [
    {
      questionKey: 'protection',
      text: 'Bij {machine}: is de plek tussen stempel en matrijs beveiligd met laser, lichtscherm of tweehandenbediening?',
      picture: pictures.pressBrakeLaser,
      label: 'Kantpers zonder handbescherming',
      urgency: 'NOW',
      actions: [
        'Plaats een laser of lichtscherm aan de kant van de mens',
        'Gebruik tweehandenbediening waar het stuk dat toelaat',
        'Zet de machine stil tot dit werkt',
      ],
      why: 'De stempel sluit met tonnen kracht; vingers zitten er zo tussen.',
      sources: [besluit2017('7.7 en 7.16'), unread('EN 12622')],
    },
    {
      questionKey: 'slowSpeed',
      text: 'Bij {machine}: sluit de machine langzaam (10 mm/s of minder) op het stuk waar je niet beveiligd bent, en alleen zolang je de knop indrukt?',
      label: 'Te snel sluiten zonder beveiliging',
      urgency: 'NOW',
      actions: [
        'Stel de omschakeling naar langzaam af',
        'Laat de fabrikant hem nakijken',
        'Gebruik gereedschap dat je niet hoeft vast te houden',
      ],
      why: 'Bij langzaam sluiten kun je nog wegtrekken, als je de knop loslaat.',
      sources: [unread('EN 12622: 10 mm/s')],
    },
    {
      questionKey: 'rear',
      text: 'Bij {machine}: is de achterkant afgesloten als de aanslagen bewegen?',
      label: 'Achterkant van de kantpers open',
      urgency: 'SOON',
      actions: [
        'Plaats een hek of lichtscherm achter de machine',
        'Vergrendel de deur',
        'Zet een bord en markering op de vloer',
      ],
      why: 'De achteraanslagen bewegen ongezien.',
      sources: [besluit2017('7.7 lid 5')],
    },
  ],
})
