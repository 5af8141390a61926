/** The registry of personal data: cards, pictures and class devices of pupils who have no e-mail. */
import { apaga, mantem, type RegistroDeDado } from '../../../core/policy/registro.ts'

export const registro: readonly RegistroDeDado[] = [
  {
    tabela: 'cartao',
    grupo: 'conta',
    dado: {
      pt: 'Quando o seu cartão de acesso foi feito e encerrado; o código dele, em forma que ninguém consegue ler',
      en: 'When your access card was made and ended; its code, scrambled so that nobody can read it',
    },
    finalidade: {
      pt: 'Deixar entrar, nos aparelhos da turma, quem não tem e-mail',
      en: 'Letting people without email sign in on the devices of their class',
    },
    base: 'politica_publica',
    retencao: { desde: 'encerramento', dias: 180, coluna: 'revogado_em' },
    pessoas: {
      usuario_id: apaga(['created_at', 'revogado_em']),
      criado_por: mantem('atos', ['usuario_id', 'created_at', 'revogado_em']),
    },
  },
  {
    tabela: 'senha_imagem',
    grupo: 'conta',
    dado: {
      pt: 'As suas 3 imagens, em forma que ninguém consegue ler, e quantas tentativas erradas houve',
      en: 'Your 3 pictures, scrambled so that nobody can read them, and how many wrong tries there were',
    },
    finalidade: {
      pt: 'Confirmar que é você quem usa o seu cartão',
      en: 'Confirming that it is you who uses your card',
    },
    base: 'politica_publica',
    retencao: { desde: 'fim_do_vinculo', dias: 30 },
    pessoas: { usuario_id: apaga(['escolher_ate', 'falhas', 'ultima_em', 'updated_at']) },
  },
  {
    tabela: 'aparelho',
    grupo: 'escola',
    dado: {
      pt: 'Os aparelhos emprestados à turma e quem os registrou',
      en: 'The devices lent to the class and who registered them',
    },
    finalidade: {
      pt: 'Aceitar cartões de acesso só nos aparelhos da turma',
      en: 'Accepting access cards only on devices of the class',
    },
    base: 'seguranca',
    retencao: { desde: 'encerramento', dias: 180, coluna: 'expira_em' },
    pessoas: { criado_por: mantem('atos', ['turma_id', 'nome', 'created_at', 'expira_em', 'revogado_em']) },
  },
]
