import type { PrintingTask } from './printing-task.ts'

type Substances = Extract<PrintingTask, { source: { substances: unknown } }>['source']['substances']

/** Sent before the task that they belong to. */
export type Piece = { substances: Substances }

/** Substances in a message: some milliseconds of work. */
const SUBSTANCES_PER_PIECE = 50

/** What may take more than a few seconds and 400 MB; measured for the register, with the longest texts. */
const [LONG_SUBSTANCES, LONG_SECTIONS, LONG_MEASURES, LONG_ROWS] = [300, 60, 500, 2_000]

export function isLong({ source }: PrintingTask): boolean {
  if ('substances' in source) return source.substances.length > LONG_SUBSTANCES
  if ('sheets' in source) return source.sheets.reduce((sum, { rows }) => sum + rows.length, 0) > LONG_ROWS
  if ('plan' in source) return source.plan.measures.length > LONG_MEASURES
  return 'result' in source && source.result.checkSections.length > LONG_SECTIONS
}

/** The messages that a task is sent as: the last one is the task, without what was in the others. */
export function* piecesOf(task: PrintingTask): Generator<Piece | PrintingTask> {
  const { source } = task
  if (!('substances' in source)) {
    yield task
    return
  }
  const { substances } = source
  for (let at = 0; at < substances.length; at += SUBSTANCES_PER_PIECE)
    yield { substances: substances.slice(at, at + SUBSTANCES_PER_PIECE) as Substances }
  yield { ...task, source: { ...source, substances: [] } } as PrintingTask
}

/** Takes messages, and returns the task with its pieces once it is complete. */
export function createTaskCollector(): (message: Piece | PrintingTask) => PrintingTask | undefined {
  let pieces: Piece[] = []
  return (message) => {
    if ('substances' in message) {
      pieces.push(message)
      return undefined
    }
    const substances = pieces.flatMap((piece) => [...piece.substances])
    pieces = []
    if (substances.length === 0) return message
    return { ...message, source: { ...message.source, substances } } as PrintingTask
  }
}
