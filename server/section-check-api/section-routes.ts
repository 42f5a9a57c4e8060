import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'

import { Section, sectionInputOf, sectionUpdateInputOf } from '#shared/domain/section-check.ts'
import { fieldsOf } from '#shared/domain/section-fields.ts'
import { Refusal } from '../http/refusal.ts'
import { route } from '../http/route.ts'
import {
  archiveSection,
  copySection,
  createSection,
  deleteSection,
  listSections,
  restoreSection,
  updateSection,
} from '../section-checks/sections.ts'
import { accessTo, checkOf, SectionParams, sectionUrlOf, type ThemeContent } from './theme-access.ts'

/** The sections of a check. */
export function sectionRoutes(app: FastifyInstance, content: ThemeContent): void {
  const {
    db,
    config: { sectionsPerCheck: maxSections },
  } = app
  const access = accessTo(content)
  const { nameField, one } = content.theme
  const known = fieldsOf(content.questionnaire)
  const SectionInput = sectionInputOf(nameField, known)

  /** Returns the section. Throws a Refusal with 400 when there is none because its name is taken. */
  function requireUniqueName(section: Section | undefined): Section {
    if (section) return section
    const problem = { field: nameField, message: `Er is al een ${one} met deze naam.` }
    throw new Refusal(400, [problem], 'SECTION_NAME_TAKEN')
  }

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
      method: 'POST',
      url: sectionUrlOf(content),
      access: access.WRITE,
      once: true,
      summary: 'Add a section; its name is the only one in the check',
      body: SectionInput,
      response: Section,
    },
    async ({ company, body: { [nameField]: name, fields = {} }, user }) =>
      requireUniqueName(
        await createSection(db, checkOf(content, company), { name, fields, userId: user.id, maxSections }),
      ),
  )

  route(
    app,
    {
      method: 'PUT',
      url: sectionUrlOf(content, '/:sectionId'),
      access: access.WRITE,
      summary: 'Change the name and fields of a section; 409 when another user did so since the revision',
      params: SectionParams,
      body: sectionUpdateInputOf(nameField, known),
      response: Section,
    },
    async ({ company, params: { sectionId }, body: { [nameField]: name, fields = {}, revision }, user }) =>
      requireUniqueName(
        await updateSection(db, checkOf(content, company), sectionId, { name, fields, revision, user }),
      ),
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
      archiveSection(db, checkOf(content, company), sectionId, user.id),
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
      restoreSection(db, checkOf(content, company), sectionId, user.id),
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
      deleteSection(db, checkOf(content, company), sectionId, user.id),
  )

  route(
    app,
    {
      method: 'POST',
      url: sectionUrlOf(content, '/:sectionId/copy'),
      access: access.WRITE,
      once: true,
      summary: 'Add a section with the answers and remarks of another; its name and fields are its own',
      params: SectionParams,
      body: SectionInput,
      response: Section,
    },
    async ({ company, params: { sectionId }, body: { [nameField]: name, fields = {} }, user }) =>
      requireUniqueName(
        await copySection(db, checkOf(content, company), sectionId, {
          name,
          fields,
          userId: user.id,
          maxSections,
        }),
      ),
  )
}
