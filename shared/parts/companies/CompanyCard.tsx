import './CompanyCard.css'

import type { ReactNode } from 'react'

import { portalHref } from '#shared/api/basics/store.ts'
import { checkLabels, checks } from '#shared/domain/basics/check.ts'
import { checkToResume } from '#shared/domain/checks/check-entry.ts'
import { type CompanySummary, companySizeLabels } from '#shared/domain/companies/company.ts'
import { CheckStatus } from '#shared/parts/checks/CheckStatus.tsx'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { Card } from '#shared/ui/Card.tsx'
import { SkeletonBlock } from '#shared/ui/Skeleton.tsx'

export function CompanyCard({ company, note }: { company: CompanySummary; note?: ReactNode }) {
  const { id, name, branch, numberOfEmployees, permission } = company
  const unfinished = checkToResume(company.checks)
  return (
    <Card>
      <div className="bw-company-card">
        <div>
          <h2 className="notranslate">{name}</h2>
          <p className="bw-soft">
            {permission.companyOwner
              ? `${branch} · ${companySizeLabels[numberOfEmployees]}`
              : 'Je kijkt mee bij dit bedrijf.'}
          </p>
        </div>
        <ul role="list">
          {company.checks.map((entry) => (
            <li key={entry.check}>
              <span>{checkLabels[entry.check]}</span>
              <CheckStatus entry={entry} />
            </li>
          ))}
        </ul>
        {note}
        <div className="bw-company-card-links">
          {unfinished?.resumeUrl && (
            <ButtonLink
              variant="secondary"
              href={portalHref(unfinished.resumeUrl)}
              aria-label={`Ga verder met ${checkLabels[unfinished.check]} bij ${name}`}
            >
              Ga verder
            </ButtonLink>
          )}
          <ButtonLink
            variant="secondary"
            href={portalHref(`/bedrijven/${id}/checks`)}
            aria-label={`Bekijk Verbeterchecks van ${name}`}
          >
            Bekijk Verbeterchecks
          </ButtonLink>
        </div>
      </div>
    </Card>
  )
}

export const CompanyCardSkeleton = () => (
  <Card>
    <div className="bw-company-card">
      <div className="bw-company-card-loading">
        <SkeletonBlock shape="heading" />
        <SkeletonBlock />
      </div>
      <ul>
        {checks.map((check) => (
          <li key={check}>
            <SkeletonBlock />
            <SkeletonBlock shape="pill" />
          </li>
        ))}
      </ul>
      <SkeletonBlock shape="button" />
    </div>
  </Card>
)
