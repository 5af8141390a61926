/** What the server says about paths to their authors. */
import { defineTexts, plural } from '../../../core/texts/texts.ts'

export const trilhaTexts = defineTexts({
  corrigir: { pt: 'Alguns dados precisam de correção.', en: 'Some of the data needs correcting.' },
  nome: { pt: 'Escreva um nome.', en: 'Enter a name.' },
  rotulos: { pt: 'Escreva o singular e o plural.', en: 'Write the singular and the plural.' },
  rotulosLongos: {
    pt: 'O singular e o plural são longos demais. Use palavras mais curtas.',
    en: 'The singular and the plural are too long. Use shorter words.',
  },
  niveis: { pt: 'Dê um nome a cada nível.', en: 'Give each level a name.' },
  regra: { pt: 'Esta regra não existe ou não é sua.', en: 'This rule is not there, or not yours.' },
  rede: {
    pt: 'Escolha uma rede ou escola em que você trabalha.',
    en: 'Choose one of your networks or schools.',
  },
  habilidade: {
    pt: 'Esta habilidade não está no currículo. Escolha de novo.',
    en: 'This skill is not in the curriculum. Choose again.',
  },
  aulas: {
    pt: 'Uma das aulas não existe, não está publicada ou não é para você. Nenhuma foi adicionada: escolha de novo.',
    en: 'One of the lessons is not there, not published, or not for you. None was added: choose again.',
  },
  trilhaCheia: { pt: 'Uma trilha tem no máximo 20 eixos.', en: 'A path has 20 axes at most.' },
  eixoCheio: { pt: 'Um eixo tem no máximo 30 habilidades.', en: 'An axis has 30 skills at most.' },
  habilidadeCheia: { pt: 'Uma habilidade tem no máximo 60 aulas.', en: 'A skill has 60 lessons at most.' },
  aulasDemais: { pt: 'Uma trilha tem no máximo 2.000 aulas.', en: 'A path has 2,000 lessons at most.' },
  gruposDemais: { pt: 'Uma trilha chega a no máximo 500 turmas.', en: 'A path reaches 500 classes at most.' },
  regrasDemais: {
    pt: 'Você já tem 100 regras. Exclua uma antes.',
    en: 'You have 100 rules. Delete one first.',
  },
  ordem: {
    pt: 'A ordem não traz exatamente o que está na trilha. Veja como está agora e arrume de novo.',
    en: 'The order does not name exactly what is in the path. See how it is now and arrange it again.',
  },
  transicao: {
    pt: 'Esta trilha não pode passar a esse estado.',
    en: 'This path cannot go to that state.',
  },
  prazo: {
    pt: 'Passaram-se 30 dias desde a exclusão: esta trilha não volta mais.',
    en: 'It is 30 days since this path was deleted: it does not come back.',
  },
  excluida: {
    pt: 'Esta trilha foi excluída. Restaure-a para mudar alguma coisa.',
    en: 'This path was deleted. Restore it to change anything.',
  },
  vazia: {
    pt: 'Adicione pelo menos uma aula à trilha antes de publicar.',
    en: 'Put at least one lesson into the path before publishing.',
  },
  nuncaPublicada: {
    pt: 'Esta trilha nunca foi publicada: não há a que voltar.',
    en: 'This path was never published: there is nothing to go back to.',
  },
  fimPassado: { pt: 'Escolha um fim que ainda não passou.', en: 'Choose an end that is still to come.' },
  agendamento: { pt: 'O fim precisa vir depois do início.', en: 'The end comes after the start.' },
  encerrada: {
    pt: 'Uma das turmas está encerrada: não recebe trilhas.',
    en: 'One of the classes is closed: it takes no paths.',
  },
  edicaoEncerrada: {
    pt: 'A sua edição terminou. Comece de novo para continuar.',
    en: 'Your editing has ended. Begin again to go on.',
  },
})

export const CENARIO_NOMES = {
  serra: { pt: 'Serra', en: 'Mountains' },
  rio: { pt: 'Rio', en: 'River' },
  cidade: { pt: 'Cidade', en: 'City' },
  mar: { pt: 'Mar', en: 'Sea' },
  espaco: { pt: 'Espaço', en: 'Space' },
  floresta: { pt: 'Floresta', en: 'Forest' },
} as const

export const MUSICA_NOMES = {
  manha: { pt: 'Manhã', en: 'Morning' },
  rio: { pt: 'Beira de rio', en: 'Riverside' },
  festa: { pt: 'Festa', en: 'Party' },
  estrelas: { pt: 'Estrelas', en: 'Stars' },
} as const

const minutesPt = (n: number) => plural(n, 'um minuto', '# minutos')
const minutesEn = (n: number) => plural(n, 'a minute', '# minutes')

/** Somebody else is editing. */
export const ocupada = (nome: string, minutos: number) => ({
  pt: `${nome} está editando esta trilha. Se não mexer mais nela, ela fica livre em ${minutesPt(minutos)}.`,
  en: `${nome} is editing this path. If they leave it alone, it is free in ${minutesEn(minutos)}.`,
})

/** Somebody took the editing over. */
export const tomada = (nome: string) => ({
  pt: `${nome} assumiu a edição desta trilha. O que você fez está guardado no rascunho.`,
  en: `${nome} took over the editing of this path. What you did is kept in the draft.`,
})

export const regraEmUso = (n: number) => ({
  pt: `${plural(n, 'Uma trilha usa', '# trilhas usam')} esta regra. Troque a regra delas antes de excluir.`,
  en: `${plural(n, 'One path uses', '# paths use')} this rule. Give them another before deleting it.`,
})

/** What a copy is called; at most 150 characters. */
export const copiaDe = (nome: string) => ({
  pt: `${nome.slice(0, 140).trim()} (cópia)`,
  en: `${nome.slice(0, 140).trim()} (copy)`,
})
