type Props = {
  name: string
  /** Absent for files without a thumbnail. */
  thumbnailUrl?: string | null
}

const MAX_LETTERS = 4

/** Decorative: the name is beside it. */
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
