import { Refusal } from '../http/refusal.ts'

const NOT_NOW = 'Deze foto kon nu niet worden verwerkt. Probeer het later nog eens.'
/** The process for pictures has started again after this time, in seconds. */
const RETRY_AFTER_S = 30

/** The refusal of a picture that the process for pictures could not read now. */
export const pictureNotRead = () =>
  new Refusal(503, NOT_NOW, { code: 'PICTURE_NOT_READ', retryAfter: RETRY_AFTER_S })
