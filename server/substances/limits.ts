/** Maximum number of substances of a register. */
export const MAX_SUBSTANCES = 2_000
