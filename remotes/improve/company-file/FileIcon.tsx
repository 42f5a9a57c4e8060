type Props = {
  name: string
  /** Address of the thumbnail; absent for files without a thumbnail. */
  thumbnailUrl?: string | null
}

/** Maximum number of letters of an extension that fit. */
const MAX_LETTERS = 4

/** The extension of a file, or its picture. Decorative: the name is beside it. */
export function FileIcon({ name, thumbnailUrl }: Props) {
  const extension = name.match(/\.(\w+)$/)?.[1] ?? ''
  return (
    <span className="bw-files-icon" aria-hidden="true">
      {thumbnailUrl ? (
        <img src={thumbnailUrl} alt="" loading="lazy" />
      ) : (
        extension.slice(0, MAX_LETTERS).toUpperCase()
      )}
    </span>
  )
}
