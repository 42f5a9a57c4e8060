import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { route } from '#server/platform/http/route.ts'
import { Section } from '#shared/domain/checks/section-check.ts'
import {
  archiveSection,
  deleteSection,
  type FollowUp,
  listSections,
  restoreSection,
} from '../engine/sections.ts'
import { accessTo, type CheckContent, checkOf, SectionParams, sectionUrlOf } from './check-access.ts'

/** `follow`: what a check does when a section stops counting, or counts again. */
export function sectionRoutes(app: FastifyInstance, content: CheckContent, follow?: FollowUp): void {
  const { db } = app
  const access = accessTo(content)

  route(
    app,
    {
      method: 'GET',
      url: sectionUrlOf(content),
      access: access.READ,
      summary:
        'The sections in the order in which they were made, also archived ones; none when the check was not started',
      response: v.array(Section),
    },
    ({ company }) => listSections(db, checkOf(content, company)),
  )

  route(
    app,
    {
      method: 'PUT',
      url: sectionUrlOf(content, '/:sectionId/archive'),
      access: access.WRITE,
      summary: 'Take a section out of use: it counts for nothing, and keeps its answers',
      params: SectionParams,
      response: Section,
    },
    ({ company, params: { sectionId }, user }) =>
      archiveSection(db, checkOf(content, company), sectionId, user.id, follow),
  )

  route(
    app,
    {
      method: 'PUT',
      url: sectionUrlOf(content, '/:sectionId/restore'),
      access: access.WRITE,
      summary: 'Take a section into use again',
      params: SectionParams,
      response: Section,
    },
    ({ company, params: { sectionId }, user }) =>
      restoreSection(db, checkOf(content, company), sectionId, user.id, follow),
  )

  route(
    app,
    {
      method: 'DELETE',
      url: sectionUrlOf(content, '/:sectionId'),
      access: access.WRITE,
      summary: 'Delete a section with everything that was answered in it, for good',
      params: SectionParams,
    },
    ({ company, params: { sectionId }, user }) =>
      deleteSection(db, checkOf(content, company), sectionId, user.id, follow),
  )
}
