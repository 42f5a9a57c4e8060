/** The revision that a form is based on. A hidden field, so that the saved draft of the form includes it. */
export const RevisionField = ({ revision }: { revision: number }) => (
  <input hidden readOnly name="revision" defaultValue={revision} />
)
