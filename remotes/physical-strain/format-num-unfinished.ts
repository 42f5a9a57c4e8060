/** "Er zijn nog 3 onderdelen niet af." */
export const formatNumUnfinished = (numUnfinished: number) =>
  numUnfinished === 1 ? 'Er is nog 1 onderdeel niet af.' : `Er zijn nog ${numUnfinished} onderdelen niet af.`
