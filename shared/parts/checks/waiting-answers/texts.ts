/** "2 antwoorden op dit apparaat wachten op verzending." */
export const waitingText = (count: number) =>
  count === 1
    ? '1 antwoord op dit apparaat wacht op verzending.'
    : `${count} antwoorden op dit apparaat wachten op verzending.`

/** "2 antwoorden op dit apparaat zijn niet opgeslagen." For answers that need a decision of their user. */
export const unresolvedText = (count: number) =>
  count === 1
    ? '1 antwoord op dit apparaat is niet opgeslagen.'
    : `${count} antwoorden op dit apparaat zijn niet opgeslagen.`
