import { themeLabels } from '#shared/domain/basics/theme.ts'
import type { CompanyRecord } from '#shared/domain/files/company-record.ts'
import { Card } from '#shared/ui/Card.tsx'
import { DescriptionItem, DescriptionList } from '../parts/DescriptionList.tsx'

/** For users who may not change the item. */
export const CompanyRecordLinks = ({ record: { theme, urls } }: { record: CompanyRecord }) => (
  <>
    <DescriptionList>
      <DescriptionItem label="Thema">{themeLabels[theme]}</DescriptionItem>
    </DescriptionList>
    {urls.length > 0 && (
      <Card>
        <h2>Links</h2>
        <ul role="list" className="bw-record-links">
          {urls.map(({ id, name, link }) => (
            <li key={id}>
              <a href={link} target="_blank" rel="noopener noreferrer">
                {name}
              </a>
            </li>
          ))}
        </ul>
      </Card>
    )}
  </>
)
