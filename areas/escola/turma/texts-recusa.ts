/** Why something about a class was not done: the sentences of the refusals. */
import { defineTexts, plural } from '../../../core/texts/texts.ts'

export const recusaTexts = defineTexts({
  editadaPorOutra: {
    pt: 'Outra pessoa mudou esta turma enquanto você editava. Veja o que mudou e escolha o que fica.',
    en: 'Somebody else changed this class while you were editing. See what changed and choose what stays.',
  },
  semNome: { pt: 'Escreva o nome da turma.', en: 'Enter the name of the class.' },
  diaInvalido: { pt: 'Esta data não existe.', en: 'That date does not exist.' },
  datasTrocadas: {
    pt: 'O término não pode vir antes do início.',
    en: 'The last day cannot come before the first one.',
  },
  poucosLugares: {
    pt: (n: number) =>
      `A turma já tem ${plural(n, '⟦um aluno⟧', '# ⟦alunos⟧')}: a capacidade não pode ser menor que isso.`,
    en: (n: number) =>
      `The class already has ${plural(n, 'one student', '# students')}: it cannot hold fewer.`,
  },
  soPlataforma: {
    pt: 'Só a administração cria turmas da plataforma.',
    en: 'Only the administration makes classes of the platform.',
  },
  redeInvalida: {
    pt: 'Escolha uma escola ou rede em que você possa criar turmas.',
    en: 'Choose a school or network in which you may make classes.',
  },
  semMudarDeEscola: {
    pt: 'A turma só muda de escola ou rede depois de encerrada, ou sem ⟦nenhum aluno⟧ ativo.',
    en: 'A class only moves to another school or network once closed, or without any active student.',
  },
  encerradaSoNome: {
    pt: 'Esta turma está encerrada: só o nome pode mudar. Reabra a turma para mudar o resto.',
    en: 'This class is closed: only its name can change. Reopen it to change the rest.',
  },
  encerrada: {
    pt: 'Esta turma está encerrada. Reabra a turma para mudar isto.',
    en: 'This class is closed. Reopen it to change this.',
  },
  na_lixeira: {
    pt: 'Esta turma está na lixeira. Restaure a turma para mudar isto.',
    en: 'This class is in the trash. Restore it to change this.',
  },
  ja_encerrada: { pt: 'Esta turma já foi encerrada.', en: 'This class was already closed.' },
  ja_ativa: { pt: 'Esta turma já está ativa.', en: 'This class is already active.' },
  ja_na_lixeira: { pt: 'Esta turma já está na lixeira.', en: 'This class is already in the trash.' },
  tem_alunos: {
    pt: 'A turma tem ⟦alunos⟧ ativos. Encerre a turma antes de excluir.',
    en: 'The class has active students. Close it before deleting it.',
  },
  fora_da_lixeira: { pt: 'Esta turma não está na lixeira.', en: 'This class is not in the trash.' },
  prazo_passou: {
    pt: 'Os 30 dias para restaurar esta turma já passaram.',
    en: 'The 30 days to restore this class are over.',
  },
  visitante: {
    pt: 'Quem visita de outra plataforma não envia arquivos daqui.',
    en: 'Anyone who visits from another platform uploads no files here.',
  },
  escolhaImagem: { pt: 'Escolha uma imagem.', en: 'Choose a picture.' },
  ultimoTitular: {
    pt: 'É a única pessoa titular da turma. Indique outra antes de mudar esta.',
    en: 'This is the only lead teacher of the class. Name another one before changing this.',
  },
  jaEnsina: { pt: 'Esta pessoa já ensina nesta turma.', en: 'This person already teaches this class.' },
  naoEnsina: { pt: 'Esta pessoa não ensina nesta turma.', en: 'This person does not teach this class.' },
  foraDaEscola: {
    pt: 'Não encontramos esta pessoa entre ⟦docentes⟧ da escola ou rede.',
    en: 'We could not find this person among the teachers of the school or network.',
  },
  aSiMesmo: {
    pt: 'Ninguém dá um papel a si mesmo: peça a outra pessoa da gestão.',
    en: 'Nobody gives a role to themselves: ask somebody else of the management.',
  },
  duasVezes: { pt: 'A mesma pessoa aparece duas vezes.', en: 'The same person appears twice.' },
})
