import type { Answer, Questionnaire } from '#shared/domain/checks/questionnaire.ts'

// A small questionnaire of another check, whose sections are rooms. It proves that the engine does not depend on physical
// strain: a check consists of content and a word for its sections.

const norm = {
  explanation: 'Adem zo weinig mogelijk lasrook in.',
  sources: [{ name: '5xbeter, lasrook', grade: 'B' as const }],
  reviewed: '2026-11-21',
}

const yes: Answer = { answerKey: 'yes', label: 'Ja', color: 'GREEN' }
const choice = (answerKey: string): Answer => ({ answerKey, label: answerKey, color: null })
const red = (answerKey: string, label: string, action: string): Answer => ({
  answerKey,
  label: 'Nee',
  color: 'RED',
  risk: { label, urgency: 'SOON', actions: [action] },
})

export const weldingSmoke: Questionnaire = {
  check: 'WELDING_SMOKE',
  version: 1,
  section: {
    one: 'ruimte',
    many: 'ruimtes',
    placeholder: '{ruimte}',
    phrase: 'van {ruimte}',
    suggestions: [],
  },
  startScriptKey: 'WORK',
  columns: [
    { columnKey: 'WORK', label: 'Werk', scriptKeys: ['WORK'] },
    { columnKey: 'AIR', label: 'Lucht', scriptKeys: ['EXTRACTION', 'STAINLESS'] },
  ],
  scripts: [
    {
      scriptKey: 'WORK',
      scriptType: 'SURVEY',
      title: 'Werk',
      nextScript: 'EXTRACTION',
      genericScript: false,
      dependsOn: null,
      hasFactsheets: false,
      questions: [
        {
          questionKey: 'welds',
          text: 'Wordt er in {ruimte} gelast?',
          type: 'SINGLE',
          since: 1,
          norm,
          answers: [choice('yes'), { answerKey: 'no', label: 'Nee', color: 'GREEN', endsScript: true }],
        },
        {
          questionKey: 'materials',
          text: 'Wat wordt er in {ruimte} gelast?',
          type: 'MULTI',
          since: 1,
          norm,
          answers: [
            choice('steel'),
            choice('stainless'),
            { answerKey: 'unknown', label: 'Weet ik niet', color: 'GREY', excludesOthers: true },
          ],
        },
      ],
    },
    {
      scriptKey: 'EXTRACTION',
      scriptType: 'SURVEY',
      title: 'Afzuiging',
      nextScript: 'STAINLESS',
      genericScript: false,
      dependsOn: { scriptKey: 'WORK', questionKey: 'materials', answerKeys: ['steel', 'stainless'] },
      hasFactsheets: true,
      questions: [
        {
          questionKey: 'source',
          text: 'Wordt bij elke las afgezogen?',
          type: 'SINGLE',
          since: 1,
          norm,
          answers: [yes, red('no', 'Lasrook komt in de ruimte', 'Zuig af bij elke las')],
        },
        {
          questionKey: 'plan',
          text: 'Wat ga je doen?',
          type: 'SINGLE',
          since: 1,
          norm,
          answers: [
            { answerKey: 'own', label: 'Zelf bedacht', color: 'GREEN', freeText: 'Wat?' },
            { answerKey: 'arm', label: 'Een afzuigarm kopen', color: 'GREEN' },
            { answerKey: 'nothing', label: 'Niets', color: null, withoutRisks: true },
          ],
        },
      ],
    },
    {
      scriptKey: 'STAINLESS',
      scriptType: 'SURVEY',
      title: 'Roestvast staal',
      nextScript: 'INFO_MASKS',
      genericScript: false,
      dependsOn: { scriptKey: 'WORK', questionKey: 'materials', answerKeys: ['stainless'] },
      hasFactsheets: true,
      questions: [
        {
          questionKey: 'chromium',
          text: 'Is de blootstelling aan chroom 6 bekend?',
          type: 'SINGLE',
          since: 1,
          norm,
          answers: [yes, red('no', 'Chroom 6 is niet beoordeeld', 'Laat chroom 6 meten')],
        },
      ],
    },
    {
      scriptKey: 'INFO_MASKS',
      scriptType: 'INFORMATION',
      title: 'Adembescherming',
      nextScript: 'MASKS',
      genericScript: true,
      dependsOn: null,
      text: 'Dit vul je één keer in.',
    },
    {
      scriptKey: 'MASKS',
      scriptType: 'SURVEY',
      title: 'Adembescherming',
      nextScript: null,
      genericScript: true,
      dependsOn: null,
      hasFactsheets: true,
      questions: [
        {
          questionKey: 'available',
          text: 'Is er aangeblazen adembescherming?',
          picture: { name: 'mask', alt: 'Een lasser met een geel masker.', caption: 'Geel is het masker.' },
          type: 'SINGLE',
          since: 1,
          norm,
          answers: [yes, red('no', 'Geen adembescherming', 'Koop adembescherming')],
        },
      ],
    },
  ],
  pictures: { mask: '/pictures/welding-smoke/mask.0123abcd.svg' },
}
