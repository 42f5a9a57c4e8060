import { checkRoutes } from '#shared/checks/check-routes.tsx'

export default checkRoutes('HAZARDOUS_SUBSTANCES', {
  meaning:
    'elk product dat op het etiket een gevarensymbool of een H-zin heeft, en elke stof die bij het werk vrijkomt',
  beginWith: 'Begin met het product dat jullie het meest gebruiken.',
  sectionList: {
    importList: () => import('./substance-list/SubstanceListPage.tsx'),
    importForm: () => import('./form/SubstanceFormPage.tsx'),
    importImport: () => import('./importing/ImportPage.tsx'),
    importSummary: async () => {
      const { SubstanceSummary: Component, loadSubstance: load } = await import(
        './substance/SubstanceSummary.tsx'
      )
      return { Component, load }
    },
  },
})
