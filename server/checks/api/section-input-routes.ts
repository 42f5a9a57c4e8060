import type { FastifyInstance } from 'fastify'
import { Refusal } from '#server/platform/http/refusal.ts'
import { route } from '#server/platform/http/route.ts'
import { Section, sectionInputOf, sectionUpdateInputOf } from '#shared/domain/checks/section-check.ts'
import { fieldsOf } from '#shared/domain/checks/section-fields.ts'
import { copySection, createSection, updateSection } from '../engine/sections.ts'
import { accessTo, type CheckContent, checkOf, SectionParams, sectionUrlOf } from './check-access.ts'

export function sectionInputRoutes(app: FastifyInstance, content: CheckContent): void {
  const {
    db,
    config: { sectionsPerCheck: maxSections },
  } = app
  const access = accessTo(content)
  const { nameField, one } = content.definition
  const known = fieldsOf(content.questionnaire)
  const SectionInput = sectionInputOf(nameField, known)

  /** Throws a Refusal with 400 when the name is taken. */
  function requireUniqueName(section: Section | undefined): Section {
    if (section) return section
    const problem = { field: nameField, message: `Er is al een ${one} met deze naam.` }
    throw new Refusal(400, [problem], 'SECTION_NAME_TAKEN')
  }

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
