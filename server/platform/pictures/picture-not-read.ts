import { Refusal } from '../http/refusal.ts'

const NOT_NOW = 'Deze foto kon nu niet worden verwerkt. Probeer het later nog eens.'
/** In seconds, after which the process for pictures has started again. */
const RETRY_AFTER_S = 30

export const pictureNotRead = () =>
  new Refusal(503, NOT_NOW, { code: 'PICTURE_NOT_READ', retryAfter: RETRY_AFTER_S })
