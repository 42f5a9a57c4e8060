import { agoOf } from '../moments.ts'
import { fullNameOf, personOf } from '../people.ts'
import { inviteesOf, MOST_INVITED, RETAINED_DAYS, VALID_DAYS } from '../team.ts'
import { idOf } from '../world.ts'
import { bytes, perCompany, type Table } from './table.ts'

const CLAIMED = 0.05

export const invitationTables: readonly Table[] = [
  perCompany(
    'invitation',
    'id company_id role name email message rights checks key_hash person_id created_at sent_at expires_at accepted_at',
    (world, company) => {
      const random = world.random('INVITATION', company.id)
      return inviteesOf(world, company).map(
        ({ personId, acceptedAgo, sentAgo, role, rights, checks }, number) => {
          const person = personOf(world, personId)
          const sentAt = agoOf(world, sentAgo, company.id)
          // By then the data that only served to accept it is emptied.
          const isSpent = acceptedAgo !== null && acceptedAgo >= RETAINED_DAYS
          return {
            id: idOf(world, company.id, number, MOST_INVITED),
            company_id: company.id,
            role,
            name: isSpent ? '' : fullNameOf(person),
            email: isSpent ? '' : person.email,
            message: isSpent ? '' : 'Kijk je met ons mee?',
            rights,
            checks,
            key_hash: isSpent ? null : bytes(random.hex(64)),
            person_id: acceptedAgo === null ? null : personId,
            created_at: sentAt,
            sent_at: sentAt,
            expires_at: agoOf(world, sentAgo - VALID_DAYS, company.id),
            accepted_at: agoOf(world, acceptedAgo, company.id),
          }
        },
      )
    },
  ),
  perCompany('invitation_claim', 'invitation_id person_id key_hash created_at', (world, company) => {
    const random = world.random('CLAIM', company.id)
    return inviteesOf(world, company).flatMap(({ acceptedAgo, sentAgo }, number) =>
      acceptedAgo === null && random.chance(CLAIMED)
        ? [
            {
              invitation_id: idOf(world, company.id, number, MOST_INVITED),
              person_id: random.between(world.people.others, world.people.end - 1),
              key_hash: bytes(random.hex(64)),
              created_at: agoOf(world, random.between(0, sentAgo), company.id),
            },
          ]
        : [],
    )
  }),
]
