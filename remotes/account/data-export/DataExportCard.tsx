import { getDataExport, requestDataExport } from '#shared/api/accounts/data-export.ts'
import { DATA_EXPORT_URL, type DataExport } from '#shared/domain/accounts/data-export.ts'
import { DownloadCard } from '#shared/parts/accounts/data-export/DownloadCard.tsx'

const words = {
  heading: 'Je gegevens',
  start: 'Download al je gegevens',
  pending: 'We zetten je gegevens klaar.',
  progress: 'Gegevens klaarzetten',
  failed: 'Het is niet gelukt om je gegevens klaar te zetten.',
  notRequested: 'Je gegevens klaarzetten is niet gelukt',
}

const requests = { get: getDataExport, request: requestDataExport }

export const DataExportCard = ({ loaded }: { loaded: Promise<DataExport> }) => (
  <DownloadCard words={words} loaded={loaded} requests={requests} href={DATA_EXPORT_URL}>
    Download alles wat we van je bewaren: je account, je bedrijven met checks, plannen en bestanden, en je
    bestellingen. Je krijgt een zip-bestand met een leesbare pagina.
  </DownloadCard>
)
