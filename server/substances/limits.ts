export const MAX_SUBSTANCES = 2_000
