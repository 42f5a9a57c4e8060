import * as v from 'valibot'

/**
 * For programs: the message beside it is for people and may be reworded. A code is never renamed or given another
 * meaning; new ones may be added.
 */
const errorCodes = [
  // General codes, one per HTTP status.
  /** 400: the request cannot be read, or contains something that no form sends. */
  'BAD_REQUEST',
  /** 400: values are refused; `errors` lists them by field. */
  'VALIDATION_FAILED',
  /** 401: there is no session, or it has ended. */
  'NOT_LOGGED_IN',
  /** 403: the user has no access to this. Also for a company that does not exist. */
  'FORBIDDEN',
  /** 404: the path, or a part of a company that it names, does not exist. */
  'NOT_FOUND',
  /** 409: the request does not fit the current state. */
  'CONFLICT',
  /** 413: the body is too large. */
  'PAYLOAD_TOO_LARGE',
  /** 414: a parameter of the path is too long. */
  'URI_TOO_LONG',
  /** 415: the body is of another type than the request takes, which is JSON except for files. */
  'UNSUPPORTED_MEDIA_TYPE',
  /** 429: too many attempts; the header `retry-after` contains the seconds to wait. */
  'TOO_MANY_REQUESTS',
  /** 431: the headers are too large, mostly by cookies; `DELETE /rest/cookies` makes a browser delete them. */
  'HEADERS_TOO_LARGE',
  /** 500: a fault of the server. */
  'INTERNAL_ERROR',
  /** 503: the server is too busy, or its database is not available; `retry-after` contains the seconds to wait. */
  'UNAVAILABLE',

  // Specific reasons.
  /** 503: the portal is in maintenance; what only reads works. */
  'MAINTENANCE',
  /** 403: the user must first give the password again, with `POST /rest/person/identity`. */
  'IDENTITY_REQUIRED',
  /** 403: the request comes from a page of another origin. */
  'ORIGIN_NOT_ALLOWED',
  /** 422: making the file takes longer than a file may; with fewer rows, or in another format, it may succeed. */
  'DOCUMENT_TOO_LARGE',
  /** 422: another request was sent with this Idempotency-Key. */
  'IDEMPOTENCY_KEY_REUSED',
  /** 409: the request with this Idempotency-Key is being carried out; send it again a little later. */
  'REQUEST_UNDER_WAY',
  /** 409: the request with this Idempotency-Key was carried out, and its answer is lost. */
  'REQUEST_ALREADY_DONE',
  /** 401: the e-mail address or the password is wrong. */
  'LOGIN_FAILED',
  /** 400: this browser registered no account that it can log in now without a password. */
  'FIRST_LOGIN_INVALID',
  /** 401: the password is right, and the code of two-step login is missing. */
  'TWO_STEP_CODE_REQUIRED',
  /** 401 at the login, otherwise 400: the code of two-step login is wrong, used, or of another time. */
  'TWO_STEP_CODE_INVALID',
  /** 409: two-step login was not started in the last hour, so that there is nothing to complete. */
  'TWO_STEP_SETUP_EXPIRED',
  /** 409: two-step login is required for the role of the user. */
  'TWO_STEP_LOGIN_REQUIRED',
  /** 409: two-step login is off. */
  'TWO_STEP_LOGIN_OFF',
  /** 401: the passkey is unknown or was removed, or its answer is wrong, used before or too late. */
  'PASSKEY_REFUSED',
  /** 409: this address of the portal cannot have passkeys. */
  'PASSKEYS_UNAVAILABLE',
  /** 409: adding a passkey was not started in the last five minutes. */
  'PASSKEY_SETUP_EXPIRED',
  /** 400: what the browser made is no passkey that can be added. */
  'PASSKEY_INVALID',
  /** 409: this passkey was added before. */
  'PASSKEY_EXISTS',
  /** 409: the download with all data of the person is being made. */
  'DATA_EXPORT_UNDER_WAY',
  /** 400: the password that confirms the change is wrong. */
  'WRONG_PASSWORD',
  /** 400: the new password is one of the most common ones, or says who chooses it. */
  'PASSWORD_TOO_COMMON',
  /** 400: the token to reset a password is unknown, used or expired. */
  'PASSWORD_RESET_INVALID',
  /** 400: the link to confirm an e-mail address is unknown, used, cancelled or expired. */
  'ADDRESS_CHANGE_INVALID',
  /** 400: the link to undo a change of the account is unknown, used or expired. */
  'UNDO_INVALID',
  /** 400: another account has this e-mail address. */
  'EMAIL_TAKEN',
  /** 400: administrators cannot take the role of administrator from themselves. */
  'OWN_ADMIN_ROLE',
  /** 409: the account is that of the only administrator. */
  'LAST_ADMINISTRATOR',
  /** 409: the user's companies, or those to whom they can be handed over, are others than those in the request. */
  'COMPANIES_CHANGED',
  /** 400: the invitation is unknown, accepted, withdrawn or expired. */
  'INVITATION_INVALID',
  /** 400: the invitation is for the user's own company. */
  'INVITATION_TO_OWN_COMPANY',
  /** 400: the invitation is for the account of another e-mail address. */
  'INVITATION_TO_OTHER_ADDRESS',
  /** 409: the owner refused the account that wants to use the invitation. */
  'INVITATION_CLAIM_REFUSED',
  /** 400: nothing waits to be confirmed with this key, any more. */
  'INVITATION_CLAIM_INVALID',
  /** 400: no invitation waits for the owner with this key, any more. */
  'INVITATION_REQUEST_INVALID',
  /** 403: the user has to show first that the e-mail address of the account is theirs. */
  'EMAIL_NOT_VERIFIED',
  /** 400: the token to verify an e-mail address is unknown, used or expired. */
  'EMAIL_VERIFICATION_INVALID',
  /** 409: the coach has been invited already. */
  'COACH_ALREADY_INVITED',
  /** 400: the company has a function group with this name. */
  'SECTION_NAME_TAKEN',
  /** 409: there are as many of these as the settings of the portal allow, such as companies of a person. */
  'LIMIT_REACHED',
  /** 409: the check has the maximum number of sections, such as function groups. */
  'SECTION_LIMIT_REACHED',
  /** 409: another user saved another answer meanwhile. */
  'ANSWER_CONFLICT',
  /** 409: another user saved another remark meanwhile. */
  'REMARK_CONFLICT',
  /** 409: the answer has the maximum number of action points. */
  'ACTION_POINT_LIMIT_REACHED',
  /** 409: another user changed it since the revision in the request. */
  'EDIT_CONFLICT',
  /** 409: the action point is completed, which is final. */
  'ACTION_POINT_COMPLETED',
  /** 409: the visit report is archived. */
  'VISIT_REPORT_ARCHIVED',
  /** 400: the file is empty. */
  'FILE_EMPTY',
  /** 400: files of this type are not accepted, or the content does not match the name. */
  'FILE_TYPE_REFUSED',
  /** 503: the picture could not be read now, so that a position in it would stay. */
  'PICTURE_NOT_READ',
  /** 400: the file of a photo is not a picture, or one that cannot be shown. */
  'PHOTO_TYPE_REFUSED',
  /** 409: the action point has the maximum number of photos. */
  'PHOTO_LIMIT_REACHED',
  /** 413: the files of the company together would be larger than allowed. */
  'COMPANY_QUOTA_REACHED',
  /** 409: the item of the company file has the maximum number of files. */
  'FILE_LIMIT_REACHED',
  /** 409: the upload continues at another byte than the request; ask with HEAD where. */
  'UPLOAD_CONFLICT',
  /** 503: the storage of files is out of order. */
  'STORAGE_UNAVAILABLE',
  /** 503: there is no room for more files, of all companies together. */
  'STORAGE_FULL',
  /** 409: there is no plan before the check has results. */
  'PLAN_NOT_AVAILABLE',
  /** 409: a round cannot be finished while a question of the check is open. */
  'CHECK_NOT_FINISHED',
  /** 400: a product is not in the catalogue any more. */
  'PRODUCT_NOT_AVAILABLE',
  /** 403: the user may not order for this company. */
  'ORDER_NOT_ALLOWED',
  /** 409: there is another order with this order key. */
  'ORDER_CONFLICT',
  /** 404: a company that the body of an administrator's request names does not exist. */
  'COMPANY_NOT_FOUND',
  /** 409: a check cannot be moved between companies of different owners. */
  'OWNERS_DIFFER',
  /** 409: the company has not started the check that would be moved. */
  'CHECK_NOT_STARTED',
  /** 409: the company that a check would be moved to has started it. */
  'CHECK_ALREADY_STARTED',
] as const

export const ErrorCode = v.picklist(errorCodes)
export type ErrorCode = v.InferOutput<typeof ErrorCode>
