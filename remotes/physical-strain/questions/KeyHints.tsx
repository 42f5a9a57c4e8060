/** The keys of a question, for users with a keyboard. `numAnswers`: of the answers to choose from. */
export const KeyHints = ({ numAnswers }: { numAnswers: number }) => (
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
      <kbd>Enter</kbd> volgende vraag
    </span>
    <span>
      <kbd>←</kbd> vorige
    </span>
  </p>
)
