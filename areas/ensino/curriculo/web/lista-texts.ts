/** The sentences of the lists that all curricula share: school years and disciplines. */
import { defineTexts, plural } from '../../../../core/texts/texts.ts'

export const listaTexts = defineTexts({
  anos: { pt: 'Anos escolares', en: 'Grade levels' },
  anosTexto: {
    pt: 'As etapas e os seus anos, na ordem em que aparecem em formulários e filtros.',
    en: 'The stages and their years, in the order in which forms and filters show them.',
  },
  disciplinas: { pt: 'Disciplinas', en: 'Subjects' },
  disciplinasTexto: {
    pt: 'As disciplinas de aulas, questões e turmas, na ordem em que aparecem em formulários e filtros.',
    en: 'The subjects of lessons, questions and classes, in the order in which forms and filters show them.',
  },
  secoes: { pt: 'Informações pedagógicas', en: 'Pedagogical information' },
  novaDisciplina: { pt: 'Nova disciplina', en: 'New subject' },
  novoAno: { pt: 'Novo ano escolar', en: 'New grade level' },
  nome: { pt: 'Nome', en: 'Name' },
  nomeFalta: { pt: 'Escreva um nome.', en: 'Enter a name.' },
  sigla: { pt: 'Sigla', en: 'Short name' },
  siglaFalta: { pt: 'Escreva a sigla.', en: 'Enter the short name.' },
  codigo: { pt: 'Código', en: 'Code' },
  codigoAjuda: {
    pt: 'Curto e sem espaços, como ef6. Em branco, sai do nome.',
    en: 'Short and without spaces, such as ef6. Left empty, it comes from the name.',
  },
  etapa: { pt: 'Etapa', en: 'Stage' },
  area: { pt: 'Área', en: 'Area' },
  linguagens: { pt: 'Linguagens', en: 'Languages' },
  matematica: { pt: 'Matemática', en: 'Mathematics' },
  ciencias_natureza: { pt: 'Ciências da Natureza', en: 'Natural sciences' },
  ciencias_humanas: { pt: 'Ciências Humanas', en: 'Human sciences' },
  ensino_religioso: { pt: 'Ensino Religioso', en: 'Religious education' },
  outras: { pt: 'Outras', en: 'Others' },
  criar: { pt: 'Criar', en: 'Create' },
  cancelar: { pt: 'Cancelar', en: 'Cancel' },
  tirarDeUso: {
    pt: (nome: string) => `Deixar “${nome}” fora de uso`,
    en: (nome: string) => `Stop using “${nome}”`,
  },
  foraDeUsoTexto: {
    pt: 'Ficam onde já estão, e não aparecem nas próximas escolhas.',
    en: 'They stay where they are named, and are not offered to choices to come.',
  },
  saiu: { pt: (nome: string) => `“${nome}” fora de uso`, en: (nome: string) => `“${nome}” out of use` },
  trazer: { pt: (nome: string) => `Trazer de volta “${nome}”`, en: (nome: string) => `Bring back “${nome}”` },
  voltou: {
    pt: (nome: string) => `“${nome}” em uso de novo`,
    en: (nome: string) => `“${nome}” in use again`,
  },
  foraDeUso: { pt: 'Fora de uso', en: 'Out of use' },
  nenhuma: { pt: 'Nada aqui ainda', en: 'Nothing here yet' },
  nenhumaTexto: {
    pt: 'Comece pelo botão no alto da página.',
    en: 'Start with the button at the top of the page.',
  },
  nenhumaLer: {
    pt: 'A administração ainda não cadastrou nada aqui.',
    en: 'The administration has registered nothing here yet.',
  },
  soLeitura: {
    pt: 'Só a administração da plataforma muda esta lista.',
    en: 'Only the administration of the platform changes this list.',
  },
  trazerDeVolta: { pt: 'Trazer de volta', en: 'Bring back' },
  emAulas: {
    pt: (n: number) => plural(n, 'em 1 aula', 'em # aulas'),
    en: (n: number) => plural(n, 'in 1 lesson', 'in # lessons'),
  },
  emCategorias: {
    pt: (n: number) => plural(n, 'em 1 categoria', 'em # categorias'),
    en: (n: number) => plural(n, 'in 1 category', 'in # categories'),
  },
  emCurriculos: {
    pt: (n: number) => plural(n, 'em 1 currículo', 'em # currículos'),
    en: (n: number) => plural(n, 'in 1 curriculum', 'in # curricula'),
  },
})
