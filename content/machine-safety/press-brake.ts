import { besluit } from '../sources.ts'
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
      isPrimarySafeguard: true,
      label: 'Kantpers zonder handbescherming',
      urgency: 'NOW',
      actions: [
        'Zet de kantpers stil tot de beveiliging werkt',
        'Plaats een laser of lichtscherm aan de kant van de mens',
        'Gebruik tweehandenbediening waar het stuk dat toelaat',
      ],
      why: 'De stempel sluit met tonnen kracht; vingers zitten er zo tussen.',
      sources: [besluit('7.7 en 7.16'), unread('EN 12622')],
    },
    {
      questionKey: 'slowSpeed',
      text: 'Bij {machine}: sluit de machine langzaam (10 mm/s of minder) op het stuk waar je niet beveiligd bent, en alleen zolang je de knop indrukt?',
      canBeAbsent: true,
      askSupplier: true,
      label: 'Te snel sluiten zonder beveiliging',
      urgency: 'NOW',
      actions: [
        'Zet de kantpers stil tot hij langzaam sluit',
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
      canBeAbsent: true,
      label: 'Achterkant van de kantpers open',
      urgency: 'NOW',
      actions: [
        'Laat niemand achter de kantpers komen zolang hij aan staat',
        'Plaats een hek of lichtscherm achter de machine',
        'Vergrendel de deur',
        'Zet een bord en markering op de vloer',
      ],
      why: 'De achteraanslagen bewegen ongezien.',
      sources: [besluit('7.7 lid 5')],
    },
  ],
})
