/** The alert for a dialog whose component cannot be imported. */
export const dialogImportFailure = {
  title: 'Dit onderdeel is nu niet bereikbaar.',
  message: 'Laad de pagina opnieuw en probeer het nog eens.',
}
