/** A hidden field, so that the saved draft of the form includes the revision. */
export const RevisionField = ({ revision }: { revision: number }) => (
  <input hidden readOnly name="revision" defaultValue={revision} />
)
