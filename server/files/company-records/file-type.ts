import { fileTypeFromBuffer } from 'file-type'

import { Refusal } from '#server/platform/http/refusal.ts'

const NO_PROGRAMS = 'Programma’s kun je hier niet bewaren. Kies een document, een foto of een video.'
const NOT_WHAT_IT_SAYS =
  'De inhoud van dit bestand past niet bij de naam. Open het bestand, sla het opnieuw op en probeer het nog eens.'

/** For unknown content, and for content that a browser could run. Browsers only save these files. */
const UNKNOWN = 'application/octet-stream'

/** Bytes from the start of a file that tell its type, also of an Office document. */
export const HEAD_SIZE = 65_536

/** Extensions that a common operating system starts as a program, opens as a disk, or lets run commands. */
const programExtensions = new Set(
  [
    'exe com scr bat cmd msi msp mst dll cpl lnk pif ps1 psm1 psd1 vbs vbe js jse mjs ws wsf wsh wsc sct hta',
    'jar apk app dmg pkg deb rpm sh command reg inf scf url website desktop gadget application chm hlp xll one',
    'iso img vhd vhdx appref-ms settingcontent-ms library-ms search-ms diagcab',
  ].flatMap((line) => line.split(' ')),
)
const WINDOWS_PROGRAM = 'application/x-msdownload'

/** Content that a common operating system runs. */
const programTypes = new Set([
  WINDOWS_PROGRAM,
  ...[
    ...['x-elf', 'x-mach-binary', 'x-apple-diskimage', 'java-vm', 'java-archive', 'wasm'],
    ...['x-deb', 'x-rpm', 'vnd.android.package-archive', 'x-ms-shortcut', 'x-shockwave-flash'],
  ].map((name) => `application/${name}`),
])

const officeExtensions = 'docx xlsx pptx docm xlsm pptm dotx xltx potx odt ods odp zip doc xls ppt msg'
const pictureExtensions = 'jpg jpeg jfif png gif webp heic heif avif bmp tif tiff'
const videoExtensions = 'mp4 m4v mov'

const isPicture = (type: string) => /^image\/(jpeg|png|gif|webp|hei[cf]|avif|bmp|tiff)/.test(type)
const isVideo = (type: string) => /^video\/(mp4|quicktime|x-m4v)$/.test(type)
/** Office documents are archives; those in old formats or with a password are compound files. */
const isOffice = (type: string) =>
  type === 'application/zip' ||
  type === 'application/x-cfb' ||
  /^application\/vnd\.(openxmlformats-officedocument|oasis\.opendocument|ms-(word|excel|powerpoint))/.test(
    type,
  )

const matches = (extensions: string, isExpected: (type: string) => boolean) =>
  extensions.split(' ').map((extension) => [extension, isExpected] as const)

/** Extensions whose content is recognized, with a test of the type of content. */
const expectations = new Map([
  ...matches(officeExtensions, isOffice),
  ...matches(pictureExtensions, isPicture),
  ...matches(videoExtensions, isVideo),
  ...matches('pdf', (type) => type === 'application/pdf'),
])

const textTypes = new Map([
  ['txt', 'text/plain'],
  ['csv', 'text/csv'],
])

const extensionOf = (name: string) => name.match(/\.(\w+)$/)?.[1]?.toLowerCase() ?? ''

/** Old Office documents are recognized as compound files. */
const compoundTypes = new Map([
  ['doc', 'application/msword'],
  ['xls', 'application/vnd.ms-excel'],
  ['ppt', 'application/vnd.ms-powerpoint'],
])

/** Also a script that names its interpreter. */
const isProgram = (type: string, head: Uint8Array) =>
  programTypes.has(type) || Buffer.from(head.subarray(0, 2)).toString('latin1') === '#!'

/** Without parameters; '' when the content has no known signature, or is damaged. */
async function recognize(head: Uint8Array): Promise<string> {
  const found = await fileTypeFromBuffer(head).catch(() => undefined)
  const type = found?.mime.split(';')[0] ?? ''
  // A text can begin with the two letters of a Windows program, but contains no NUL.
  return type === WINDOWS_PROGRAM && !head.includes(0) ? '' : type
}

/** Windows leaves out dots and spaces at the end of a name; other signs there only look like nothing. */
function isNameOfProgram(name: string): boolean {
  const extension = name.match(/\.([a-z\d-]+)[^\p{L}\d]*$/iu)?.[1]
  return extension !== undefined && programExtensions.has(extension.toLowerCase())
}

/** Throws a Refusal with 400 for the extension of a program. */
export function requireDocumentName(name: string): void {
  if (isNameOfProgram(name)) throw new Refusal(400, NO_PROGRAMS, 'FILE_TYPE_REFUSED')
}

/**
 * `head`: the first `HEAD_SIZE` bytes, or all bytes of a smaller file. Reads only the names in an archive, and up
 * to 1 MB of the list of parts in an Office document. Throws a Refusal with 400 for a program, and for content that
 * does not match the name.
 */
export async function mediaTypeOf(name: string, head: Uint8Array): Promise<string> {
  requireDocumentName(name)
  const extension = extensionOf(name)
  const type = await recognize(head)
  if (isProgram(type, head)) throw new Refusal(400, NO_PROGRAMS, 'FILE_TYPE_REFUSED')
  const isExpected = expectations.get(extension)
  if (isExpected && !isExpected(type)) throw new Refusal(400, NOT_WHAT_IT_SAYS, 'FILE_TYPE_REFUSED')
  if (type === 'application/x-cfb') return compoundTypes.get(extension) ?? UNKNOWN
  if (isPicture(type) || isVideo(type) || isOffice(type) || type === 'application/pdf') return type
  const textType = type === '' && !head.includes(0) ? textTypes.get(extension) : undefined
  return textType ?? UNKNOWN
}
