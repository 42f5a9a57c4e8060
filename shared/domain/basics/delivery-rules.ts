import * as v from 'valibot'

import { alphaNum, required } from './rules.ts'

// Words for a PO box and for a freepost number, as people write them: glued together, or with spaces, dots and hyphens.
const BOX = '(post(.office)?[ .-]*(bus|box)|p[ ./]*o[ .-]*box|antw(oord)?[ .]*(nr|nummer))'
const SHORT_BOX = '(postb|p[ .]*o[ .]*b|p[ .]*b)'
const NUMBER = String.raw`\W*(nummer|nr|no)?\W*`

/**
 * Its word at the start of the field; with a number, also after something else; and an abbreviation at the start, if
 * only a number follows, because the initials of a street may be the same.
 */
const PO_BOX = new RegExp(
  String.raw`^\W*${BOX}(nummer|nr|no)?(?!\p{L})|(?<!\p{L})${BOX}${NUMBER}\d|^\W*${SHORT_BOX}${NUMBER}(\d|$)`,
  'iu',
)

const noPoBox = v.check<string, string>(
  (value) => !PO_BOX.test(value),
  'Het afleveradres mag geen postbus zijn.',
)

/** Not a PO box, to which no parcel is delivered. */
export const deliveryStreet = () => v.pipe(required(), noPoBox)

/** Letters and digits, and not the number of a PO box. */
export const deliveryHouseNumber = () => v.pipe(required(), noPoBox, alphaNum())
