import './InstructionCards.css'

import { useCallback, useState } from 'react'

import { fetchPlan } from '#shared/api/improve/plan-files.ts'
import { listCards } from '#shared/api/substances/substances.ts'
import {
  type CardLanguage,
  type InstructionCard,
  NO_STATEMENTS,
  NO_TEXTS,
} from '#shared/domain/substances/instruction-card.ts'
import { saveFile } from '#shared/parts/basics/save-file.ts'
import { useAction } from '#shared/parts/basics/use-action.ts'
import { useFetch } from '#shared/parts/basics/use-promise.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Skeleton } from '#shared/ui/Skeleton.tsx'
import { Warning } from '#shared/ui/Warning.tsx'
import { substanceListOf } from '../hrefs.ts'

type Props = { companyId: number; sectionId: number }

const LOAD_FAILED = 'De talen van de kaart konden niet worden geladen.'
const DOWNLOAD_FAILED = 'De kaart kon niet worden gemaakt.'

/** A button per language, and why there is no card in the others. */
export function InstructionCards({ companyId, sectionId }: Props) {
  const fetchCards = useCallback(
    () => listCards(substanceListOf(companyId), sectionId),
    [companyId, sectionId],
  )
  const [isLost, setLost] = useState(false)
  const { value: cards } = useFetch(fetchCards, () => setLost(true))

  return (
    <section className="bw-card bw-instruction-cards bw-screen-only" aria-labelledby="kaarten">
      <div className="bw-intro">
        <h2 id="kaarten">Werkplekinstructiekaart</h2>
        <p className="bw-soft">
          Hang de kaart op waar je met de stof werkt. Wat jullie zelf invulden, staat op de Nederlandse kaart.
          Wat je draagt, staat op elke kaart, in het Nederlands.
        </p>
      </div>
      {isLost && <Warning>{LOAD_FAILED}</Warning>}
      {!cards && !isLost && <Skeleton label="De talen worden geladen..." />}
      {cards && <CardDownloads cards={cards} companyId={companyId} sectionId={sectionId} />}
    </section>
  )
}

function CardDownloads({ cards, companyId, sectionId }: Props & { cards: readonly InstructionCard[] }) {
  const { run, isPending, failure } = useAction(DOWNLOAD_FAILED)
  const [language, setLanguage] = useState<CardLanguage>()
  const [isDone, setDone] = useState(false)

  const download = (wanted: CardLanguage) =>
    run(async () => {
      setLanguage(wanted)
      setDone(false)
      const path = `substance/${sectionId}/card/${wanted}/pdf`
      const { content, name } = await fetchPlan(substanceListOf(companyId), path)
      saveFile(content, name)
      setDone(true)
    })

  const offered = cards.filter(({ isOffered }) => isOffered)
  return (
    <>
      {offered.length > 0 && (
        <div className="bw-actions">
          {offered.map((card) => (
            <Button
              key={card.language}
              variant="secondary"
              isPending={isPending && card.language === language}
              onClick={() => download(card.language)}
            >
              <span lang={card.language}>{card.label}</span>
            </Button>
          ))}
        </div>
      )}
      <p className="bw-instruction-status bw-soft" role="status">
        {isPending && 'De kaart wordt gemaakt…'}
        {!isPending && isDone && 'De kaart is gedownload.'}
      </p>
      {failure && <Warning title={failure.title}>{failure.detail}</Warning>}
      <Reasons cards={cards.filter(({ isOffered }) => !isOffered)} />
    </>
  )
}

function Reasons({ cards }: { cards: readonly InstructionCard[] }) {
  if (cards.some(({ missing }) => missing.includes(NO_STATEMENTS)))
    return <p>Vul eerst in welke H-zinnen op het blad staan. Anders mist de kaart een waarschuwing.</p>
  return (
    <ul className="bw-soft bw-instruction-reasons" role="list">
      {cards.map(({ language, label, missing }) => (
        <li key={language}>
          <span lang={language}>{label}</span>: {reasonOf(missing)}
        </li>
      ))}
    </ul>
  )
}

const reasonOf = (missing: readonly string[]) =>
  missing.includes(NO_TEXTS)
    ? 'van deze taal hebben we nog geen officiële teksten.'
    : `er is geen officiële tekst van ${missing.join(', ')}.`
