import '../substance-list/SubstanceListTable.css'

import { useState } from 'react'
import { listSections } from '#shared/api/checks/section-checks.ts'
import { importSubstances } from '#shared/api/substances/import.ts'
import { formatSubstances, MAX_IMPORT_ROWS } from '#shared/domain/substances/substance-list-import.ts'
import {
  columnsOf,
  findHeadings,
  readSubstanceList,
  type Table,
} from '#shared/domain/substances/substance-list-reading.ts'
import { useCompany } from '#shared/federation/company.ts'
import { type PageState, withLoadError } from '#shared/federation/remote-routes.ts'
import { type LoaderFunctionArgs, useLoaderData, useNavigate } from '#shared/federation/router.ts'
import { PageHeader } from '#shared/parts/basics/PageHeader.tsx'
import { useAction } from '#shared/parts/basics/use-action.ts'
import { Card } from '#shared/ui/Card.tsx'
import { Warning } from '#shared/ui/Warning.tsx'
import { substanceListHref, substanceListOf } from '../hrefs.ts'
import { useStartSubstanceList } from '../use-start-substance-list.ts'
import { ChooseFile } from './ChooseFile.tsx'
import { type ChosenColumns, ColumnChoices } from './ColumnChoices.tsx'
import { ImportActions } from './ImportActions.tsx'
import { ImportPreview, ImportProblems } from './ImportPreview.tsx'
import { readFile } from './read-file.ts'

type Data = { takenNames: string[] }
type ChosenFile = { name: string; table: Table }

export async function loader({ params }: LoaderFunctionArgs): Promise<Data> {
  const call = listSections(substanceListOf(Number(params.companyId)))
  const sections = await withLoadError(call, 'De stoffen konden niet worden geladen.')
  return { takenNames: sections.map(({ name }) => name) }
}

/** Undefined when no column is chosen for the product name. */
function readChosen({ table }: ChosenFile, chosen: ChosenColumns, takenNames: readonly string[]) {
  const found = findHeadings(table)
  if (!found) return { headings: [], read: undefined }
  const columns = columnsOf(found.headings, chosen)
  const hasName = [...columns.values()].some(({ key }) => key === 'name')
  const read = hasName ? readSubstanceList(table, { line: found.line, columns, takenNames }) : undefined
  return { headings: found.headings, read }
}

function ImportPage() {
  const { takenNames } = useLoaderData<Data>()
  const { id } = useCompany()
  const startIfNeeded = useStartSubstanceList()
  const navigate = useNavigate()
  const [file, setFile] = useState<ChosenFile>()
  const [chosen, setChosen] = useState<ChosenColumns>({})
  const reading = useAction('Dit bestand is niet te lezen.')
  const storing = useAction('De stoffen konden niet worden ingelezen.')
  const { headings, read } = file ? readChosen(file, chosen, takenNames) : { headings: [], read: undefined }
  const substances = read?.substances ?? []
  const numRows = substances.reduce((sum, { rows }) => sum + rows.length, 0)

  const choose = (next: File) =>
    reading.run(async () => {
      setFile(undefined)
      setChosen({})
      setFile({ name: next.name, table: await readFile(next) })
    })

  const store = () =>
    storing.run(async (key) => {
      const inputs = substances.flatMap(({ input }) => input ?? [])
      await startIfNeeded()
      const { count } = await importSubstances(substanceListOf(id), { substances: inputs }, key)
      const verb = count === 1 ? 'is' : 'zijn'
      const state: PageState = { success: `${formatSubstances(count)} ${verb} ingelezen.` }
      await navigate(substanceListHref(id), { state })
    })

  return (
    <div className="bw-stack">
      <PageHeader title="Lees een lijst in" step="Inventariseer">
        <p className="bw-soft">
          Het bestand blijft op dit apparaat tot je ziet wat er wordt ingelezen. Zorg dat er geen namen van
          medewerkers in staan.
        </p>
      </PageHeader>
      <Card>
        <ChooseFile fileName={file?.name} isReading={reading.isPending} onChoose={choose} />
      </Card>
      {reading.failure && <Warning title={reading.failure.title}>{reading.failure.detail}</Warning>}
      {file && (
        <>
          <ColumnChoices
            headings={headings}
            chosen={chosen}
            onChoose={(index, key) => setChosen({ ...chosen, [index]: key })}
          />
          {!read && <Warning variant="warning" title="Kies in welke kolom de naam van het product staat." />}
          {read && substances.length === 0 && (
            <Warning variant="warning" title="Er staan geen stoffen in dit bestand." />
          )}
          {read && read.numArchived > 0 && (
            <p>{`${formatSubstances(read.numArchived)} niet meer in gebruik: die worden niet ingelezen.`}</p>
          )}
          <ImportProblems substances={substances} />
          <ImportPreview substances={substances} />
          {storing.failure && <Warning title={storing.failure.title}>{storing.failure.detail}</Warning>}
          {numRows > MAX_IMPORT_ROWS ? (
            <Warning title="Dit bestand heeft meer dan 2.000 rijen. Lees het in delen in." />
          ) : (
            <ImportActions substances={substances} isStoring={storing.isPending} onStore={store} />
          )}
        </>
      )}
    </div>
  )
}

export { ImportPage as Component }
