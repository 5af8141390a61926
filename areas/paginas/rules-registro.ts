/** The registry of personal data, for the areas that act by it. */
export { REGISTRO } from './privacidade.ts'
export {
  GRUPOS,
  type Mencao,
  type RegistroDeDado,
  retencaoEmPalavras,
  type Troca,
} from './registro.ts'
