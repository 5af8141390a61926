/** Words of assessments that other areas say too. */
export { estadoAvaliacaoTexts, opcoesTexts } from './texts.ts'
