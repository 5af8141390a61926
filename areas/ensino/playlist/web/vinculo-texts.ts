/** The sentences of the links of a playlist, Portuguese and English side by side. */
import { defineTexts, plural } from '../../../../core/texts/texts.ts'

export const vinculoTexts = defineTexts({
  vinculos: { pt: 'Vínculos', en: 'Links' },
  descricao: {
    pt: (nome: string) => `Que redes e turmas recebem as aulas de “${nome}”, e quando.`,
    en: (nome: string) => `Which networks and classes get the lessons of “${nome}”, and when.`,
  },
  vincular: { pt: 'Vincular', en: 'Link' },
  vincularTitulo: { pt: 'Vincular a redes e turmas', en: 'Link to networks and classes' },
  alcance: {
    pt: (n: number) => plural(n, 'turma recebe esta playlist', 'turmas recebem esta playlist'),
    en: (n: number) => plural(n, 'class gets this playlist', 'classes get this playlist'),
  },
  alvo: { pt: 'Rede ou turma', en: 'Network or class' },
  rede: { pt: 'Rede', en: 'Network' },
  turma: { pt: 'Turma', en: 'Class' },
  turmas: { pt: 'Turmas', en: 'Classes' },
  periodo: { pt: 'Período', en: 'Period' },
  situacao: { pt: 'Situação', en: 'Status' },
  agendado: { pt: 'Agendado', en: 'Scheduled' },
  vigente: { pt: 'Vigente', en: 'Active' },
  encerrado: { pt: 'Encerrado', en: 'Ended' },
  sempre: { pt: 'sempre', en: 'always' },
  de: { pt: (dia: string) => `desde ${dia}`, en: (dia: string) => `since ${dia}` },
  ate: { pt: (dia: string) => `até ${dia}`, en: (dia: string) => `until ${dia}` },
  deAte: {
    pt: (de: string, ate: string) => `${de} a ${ate}`,
    en: (de: string, ate: string) => `${de} to ${ate}`,
  },
  mudarDe: {
    pt: (nome: string) => `Mudar o período de ${nome}`,
    en: (nome: string) => `Change the period of ${nome}`,
  },
  desvincularUm: { pt: (nome: string) => `Desvincular ${nome}`, en: (nome: string) => `Unlink ${nome}` },
  desvincular: { pt: 'Desvincular', en: 'Unlink' },
  desvincularPergunta: {
    pt: (nome: string) => `Desvincular ${nome}?`,
    en: (nome: string) => `Unlink ${nome}?`,
  },
  desvincularTexto: {
    pt: (n: number) =>
      plural(
        n,
        'Uma turma deixa de ver as aulas desta playlist, a não ser que as receba por outro caminho.',
        '# turmas deixam de ver as aulas desta playlist, a não ser que as recebam por outro caminho.',
      ),
    en: (n: number) =>
      plural(
        n,
        'One class no longer sees the lessons of this playlist, unless it gets them another way.',
        '# classes no longer see the lessons of this playlist, unless they get them another way.',
      ),
  },
  desvinculado: { pt: (nome: string) => `${nome} desvinculada`, en: (nome: string) => `${nome} unlinked` },
  vinculados: {
    pt: (n: number) => plural(n, 'Um vínculo novo', '# vínculos novos'),
    en: (n: number) => plural(n, 'One new link', '# new links'),
  },
  procurar: { pt: 'Buscar rede, escola ou turma', en: 'Search networks, schools and classes' },
  escolhidos: {
    pt: (n: number) => plural(n, '1 escolhida', '# escolhidas'),
    en: (n: number) => plural(n, '1 chosen', '# chosen'),
  },
  lugares: { pt: 'Redes e turmas', en: 'Networks and classes' },
  nenhumLugar: {
    pt: 'Nada com este nome entre o que você administra.',
    en: 'Nothing of this name among what you lead.',
  },
  inicio: { pt: 'A partir de', en: 'From' },
  fim: { pt: 'Último dia', en: 'Last day' },
  inicioAjuda: { pt: 'Em branco: já.', en: 'Blank: right away.' },
  fimAjuda: { pt: 'Em branco: sem fim.', en: 'Blank: no end date.' },
  escolha: { pt: 'Escolha pelo menos uma rede ou turma.', en: 'Choose at least one network or class.' },
  fimAntes: { pt: 'O último dia vem antes do primeiro.', en: 'The last day comes before the first.' },
  salvar: { pt: 'Salvar', en: 'Save' },
  cancelar: { pt: 'Cancelar', en: 'Cancel' },
  salvo: { pt: 'Período salvo', en: 'Period saved' },
  nenhum: { pt: 'Ainda não vinculada', en: 'Not linked yet' },
  nenhumTexto: {
    pt: 'Vincule a uma turma, ou a uma rede inteira: as turmas veem as aulas na ordem da playlist.',
    en: 'Link it to a class, or to a whole network: the classes see the lessons in the order of the playlist.',
  },
})
