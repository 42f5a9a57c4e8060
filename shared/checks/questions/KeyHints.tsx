/** `isReturn`: the question leads back to the page that the user came from. */
export const KeyHints = ({ numAnswers, isReturn }: { numAnswers: number; isReturn: boolean }) => (
  <p className="bw-keys">
    {numAnswers > 0 && (
      <span>
        <kbd>1</kbd>
        {numAnswers > 1 && (
          <>
            {' '}
            – <kbd>{numAnswers}</kbd>
          </>
        )}{' '}
        kies
      </span>
    )}
    <span>
      <kbd>Enter</kbd> {isReturn ? 'opslaan en terug' : 'volgende vraag'}
    </span>
    <span>
      <kbd>←</kbd> {isReturn ? 'terug' : 'vorige'}
    </span>
  </p>
)
