import type { CheckEntry } from '#shared/domain/checks/check-entry.ts'

/** Source: docs/product.md, sections 2.5 and 9. */
export function CheckDisclaimer({ entry: { check, checkArchivedUrl } }: { entry: CheckEntry }) {
  if (check === 'TEMP_WORK_AT_HEIGHT')
    return <>Een werkbak aan een heftruck mag sinds 1 juli 2020 niet meer.</>
  if (checkArchivedUrl)
    return (
      <>
        Deze check is op 1 juli 2020 vernieuwd. Wat je daarvoor hebt ingevuld, staat in het archief.{' '}
        <a href={checkArchivedUrl}>Bekijk je oude verbeterchecks</a>
      </>
    )
  if (check === 'HAZARDOUS_SUBSTANCES')
    return (
      <>
        Gebruik de twee oude veilige werkwijzen niet meer. Doe op een dag hoogstens 2 taken met een veilige
        werkwijze. De maximale tijd per taak is gehalveerd.
      </>
    )
  return null
}
