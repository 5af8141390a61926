/** Every screen of the area, fetched together when one of them is asked for. */
export { CategoriaPage } from './CategoriaPage.tsx'
export { CurriculoPage } from './CurriculoPage.tsx'
export { CurriculosPage } from './CurriculosPage.tsx'
export { EtapasPage } from './EtapasPage.tsx'
export { ExtrasPage } from './ExtrasPage.tsx'
export { NovoPage } from './NovoPage.tsx'
export { VinculosPage } from './VinculosPage.tsx'
