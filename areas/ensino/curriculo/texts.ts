/** What the server says about curricula. */
import { defineTexts } from '../../../core/texts/texts.ts'
import { DIAS_PARA_DESFAZER, MAX_CATEGORIAS, MAX_EXTRAS, MAX_HABILIDADES, MAX_ITENS } from './shapes.ts'

/** Word by word as section 8 has it. */
export const REDE_INDISPONIVEL = 'Não foi possível obter os dados da rede.'

export const curriculoTexts = defineTexts({
  escreva: { pt: 'Escreva alguma coisa aqui.', en: 'Write something here.' },
  cor: { pt: 'Escolha uma cor, como #1a7f8e.', en: 'Choose a color, as #1a7f8e.' },
  ano: { pt: 'Um dos anos escolares não existe.', en: 'One of the grade levels is not there.' },
  disciplina: { pt: 'Esta disciplina não existe.', en: 'This subject is not there.' },
  pai: {
    pt: 'A categoria escolhida como pai não está neste currículo.',
    en: 'The category chosen as parent is not in this curriculum.',
  },
  ciclo: {
    pt: 'Uma categoria não pode ficar dentro dela mesma, nem do que já está nela.',
    en: 'A category cannot lie within itself, nor within what already lies in it.',
  },
  fundo: { pt: 'Categorias têm no máximo 4 níveis.', en: 'Categories have 4 levels at most.' },
  cliente: { pt: 'Este cliente não existe.', en: 'This client is not there.' },
  naoVinculado: {
    pt: 'O cliente não usa este currículo.',
    en: 'The client does not use this curriculum.',
  },
  indefinido: {
    pt: 'Diga em nome de qual cliente a mudança é feita.',
    en: 'Say in the name of which client the change is made.',
  },
  ordem: {
    pt: 'A ordem não traz exatamente o que existe. Veja como está agora e ordene de novo.',
    en: 'The order does not hold exactly what is there. See how it is now and order it again.',
  },
  nomeRepetido: { pt: 'Já existe um com este nome.', en: 'There is one of this name already.' },
  codigoRepetido: {
    pt: 'A categoria já tem uma habilidade com este código.',
    en: 'The category has a skill with this code already.',
  },
  lugarTomado: {
    pt: 'O lugar foi ocupado depois da remoção: já existe outro com o mesmo nome ou código.',
    en: 'Its place was taken since: there is another with the same name or code.',
  },
  paiRemovido: {
    pt: 'Aquilo em que estava também foi removido. Desfaça aquela remoção antes.',
    en: 'What it was in was removed too. Undo that removal first.',
  },
  desfeita: { pt: 'Esta remoção já foi desfeita.', en: 'This removal was undone already.' },
  prazo: {
    pt: `Já se passaram ${DIAS_PARA_DESFAZER} dias: não dá mais para desfazer.`,
    en: `More than ${DIAS_PARA_DESFAZER} days have passed: it cannot be undone anymore.`,
  },
  semBase: {
    pt: 'Esta categoria é só do cliente: não há base a que voltar.',
    en: 'This category is only of the client: there is no base to go back to.',
  },
  naoPersonalizada: {
    pt: 'Esta categoria não está personalizada.',
    en: 'This category is not customized.',
  },
  semVersao: {
    pt: 'Só a versão de um cliente se personaliza. Escolha o cliente.',
    en: 'Only the version of a client is customized. Choose the client.',
  },
  habilidades: {
    pt: 'Uma das habilidades não está nesta categoria. Nada foi removido.',
    en: 'One of the skills is not in this category. Nothing was removed.',
  },
  itens: {
    pt: 'Um dos itens não está nesta lista. Nada foi alterado.',
    en: 'One of the items is not in this list. Nothing was changed.',
  },
  itemRepetido: {
    pt: 'Um item aparece duas vezes. Nada foi alterado.',
    en: 'An item is there twice. Nothing was changed.',
  },
  muitasCategorias: {
    pt: `Um currículo tem no máximo ${MAX_CATEGORIAS} categorias.`,
    en: `A curriculum has ${MAX_CATEGORIAS} categories at most.`,
  },
  muitasHabilidades: {
    pt: `Uma categoria tem no máximo ${MAX_HABILIDADES.toLocaleString('pt-BR')} habilidades.`,
    en: `A category has ${MAX_HABILIDADES.toLocaleString('en-US')} skills at most.`,
  },
  muitosExtras: {
    pt: `Uma categoria tem no máximo ${MAX_EXTRAS} extras.`,
    en: `A category has ${MAX_EXTRAS} extras at most.`,
  },
  muitosItens: {
    pt: `Um extra tem no máximo ${MAX_ITENS} itens.`,
    en: `An extra has ${MAX_ITENS} items at most.`,
  },
})
