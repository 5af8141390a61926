/** The registry of personal data: the account of a person. A new table with a person in it is an entry in one of these files. */
import { anonimiza, apaga, ESCOLAR, mantem, type RegistroDeDado } from './registro.ts'

export const CONTA: readonly RegistroDeDado[] = [
  {
    tabela: 'usuario',
    grupo: 'conta',
    dado: {
      pt: 'Nome, nome de usuário, e-mail (se informado), foto, idioma e a senha em forma cifrada, que ninguém consegue ler',
      en: 'Name, user name, e-mail (if given), photo, language, and the password scrambled so that nobody can read it',
    },
    finalidade: {
      pt: 'Saber quem entra e mostrar o seu nome à sua turma',
      en: 'Knowing who signs in and showing your name to your class',
    },
    base: 'politica_publica',
    retencao: ESCOLAR,
    pessoas: {
      id: anonimiza(
        {
          nome: 'Pessoa removida',
          login: 'removida-{id}',
          email: null,
          senha_hash: null,
          foto_id: null,
          email_validado_em: null,
          status: 'suspenso',
        },
        ['nome', 'login', 'email', 'idioma', 'status', 'email_validado_em', 'created_at'],
      ),
    },
  },
  {
    tabela: 'preferencia',
    grupo: 'conta',
    dado: { pt: 'Contraste, tamanho da letra, fonte e idioma', en: 'Contrast, text size, font and language' },
    finalidade: {
      pt: 'Mostrar as páginas do jeito que você lê melhor',
      en: 'Showing pages the way you read best',
    },
    base: 'politica_publica',
    retencao: { desde: 'fim_do_vinculo', dias: 30 },
    pessoas: { usuario_id: apaga(['chave', 'preferencias', 'updated_at']) },
  },
  {
    tabela: 'notificacao',
    grupo: 'conta',
    dado: {
      pt: 'O que aconteceu nas suas turmas e se você já viu',
      en: 'What happened in your classes and whether you have seen it',
    },
    finalidade: { pt: 'Avisar você do que é novo', en: 'Telling you what is new' },
    base: 'politica_publica',
    retencao: { desde: 'registro', dias: 180 },
    pessoas: {
      // Who did what is somebody else's to tell: the words of the notification stay here.
      usuario_id: apaga(['tipo', 'lida_em', 'created_at']),
      // What others were told about the person carries the person's name.
      destino: {
        ...anonimiza({ dados: { autor: 'Pessoa removida' } }, []),
        como: { termina: ['?d={id}'] },
      },
    },
  },
  {
    tabela: 'segundo_fator',
    grupo: 'conta',
    dado: {
      pt: 'A chave do aplicativo de códigos que você ligou à conta, cifrada',
      en: 'The key of the code application that you linked to the account, encrypted',
    },
    finalidade: {
      pt: 'Confirmar que é você, além da senha',
      en: 'Confirming that it is you, beyond the password',
    },
    base: 'seguranca',
    retencao: { desde: 'fim_do_vinculo', dias: 30 },
    pessoas: { usuario_id: apaga(['confirmado_em', 'created_at']) },
  },
  {
    tabela: 'codigo_recuperacao',
    grupo: 'conta',
    dado: {
      pt: 'Os códigos de recuperação da sua conta, em forma que ninguém consegue ler, e quais já foram usados',
      en: 'The recovery codes of your account, scrambled so that nobody can read them, and which were used',
    },
    finalidade: {
      pt: 'Deixar você entrar quando está sem o aplicativo de códigos',
      en: 'Letting you in when you are without the code application',
    },
    base: 'seguranca',
    retencao: { desde: 'fim_do_vinculo', dias: 30 },
    pessoas: { usuario_id: apaga(['created_at', 'usado_em']) },
  },
  {
    tabela: 'identidade',
    grupo: 'conta',
    dado: {
      pt: 'As contas de outros serviços com que você entra (Google, Microsoft, Apple, gov.br ou o da sua rede): o número da conta lá, que no gov.br é o CPF, o e-mail dela e quando foi usada',
      en: 'The accounts of other services you sign in with (Google, Microsoft, Apple, gov.br or that of your network): the number of the account there, which at gov.br is the CPF, its e-mail and when it was used',
    },
    finalidade: {
      pt: 'Deixar você entrar com uma conta que já tem, se quiser',
      en: 'Letting you sign in with an account you already have, if you wish',
    },
    base: 'politica_publica',
    retencao: { desde: 'fim_do_vinculo', dias: 30 },
    pessoas: { usuario_id: apaga(['issuer', 'subject', 'rotulo', 'created_at', 'usada_em']) },
  },
  {
    tabela: 'notificacao_escolha',
    grupo: 'conta',
    dado: {
      pt: 'Como você quer ser avisado: por aqui, por e-mail, no celular, e com que frequência',
      en: 'How you want to be told: in here, by mail, on the phone, and how often',
    },
    finalidade: { pt: 'Respeitar a sua escolha', en: 'Respecting your choice' },
    base: 'politica_publica',
    retencao: { desde: 'fim_do_vinculo', dias: 30 },
    pessoas: { usuario_id: apaga(['categoria', 'no_app', 'email', 'push', 'created_at']) },
  },
  {
    tabela: 'notificacao_entrega',
    grupo: 'conta',
    dado: {
      pt: 'O que saiu para você por e-mail ou para o celular, e quando',
      en: 'What left for you by mail or to your phone, and when',
    },
    finalidade: { pt: 'Avisar você uma vez só', en: 'Telling you once' },
    base: 'politica_publica',
    retencao: { desde: 'registro', dias: 180 },
    pessoas: { usuario_id: apaga(['canal', 'categoria', 'devida_em', 'enviada_em']) },
  },
  {
    tabela: 'push_inscricao',
    grupo: 'conta',
    dado: {
      pt: 'O endereço que o seu navegador deu para receber avisos neste aparelho',
      en: 'The address that your browser gave to receive notifications on this device',
    },
    finalidade: {
      pt: 'Avisar você no aparelho, se você quis',
      en: 'Telling you on the device, if you asked for it',
    },
    base: 'politica_publica',
    retencao: { desde: 'fim_do_vinculo', dias: 30 },
    pessoas: { usuario_id: apaga(['endpoint', 'created_at']) },
  },
  {
    tabela: 'confirmacao',
    grupo: 'conta',
    dado: {
      pt: 'Mudanças no seu jeito de entrar que alguém pediu por você: qual, por quê, quem pediu e quem confirmou',
      en: 'Changes in how you get in that somebody asked for: which, why, who asked and who confirmed',
    },
    finalidade: {
      pt: 'Que ninguém sozinho tome o acesso de quem trabalha aqui',
      en: 'That nobody alone takes over the access of who works here',
    },
    base: 'seguranca',
    retencao: { desde: 'encerramento', dias: 180, coluna: 'expira_em' },
    pessoas: {
      usuario_id: apaga(['ato', 'email', 'motivo', 'created_at', 'confirmado_em', 'encerrado_em']),
      pedido_por: mantem('atos', ['usuario_id', 'ato', 'created_at']),
      confirmado_por: mantem('atos', ['usuario_id', 'ato', 'confirmado_em']),
    },
  },
  {
    tabela: 'exclusao_conta',
    grupo: 'conta',
    dado: {
      pt: 'O seu pedido de remover a conta, quem o confirmou e até quando pode ser desfeito',
      en: 'Your request to remove the account, who confirmed it and until when it can be undone',
    },
    finalidade: {
      pt: 'Remover a conta a seu pedido, sem que ninguém o faça por você',
      en: 'Removing the account when you ask for it, and nobody else in your place',
    },
    base: 'politica_publica',
    retencao: { desde: 'registro', dias: 365 },
    pessoas: {
      usuario_id: apaga(['pedida_em', 'apaga_em', 'encerrada_em']),
      confirmada_por: mantem('atos', []),
    },
  },
  {
    tabela: 'cadastro_pendente',
    grupo: 'conta',
    dado: {
      pt: 'Nome, e-mail e a senha em forma cifrada de quem se cadastra, até confirmar o e-mail',
      en: 'Name, e-mail and the scrambled password of whoever signs up, until the e-mail is confirmed',
    },
    finalidade: {
      pt: 'Abrir a conta só quando o dono do e-mail confirma',
      en: 'Opening the account only when the owner of the e-mail confirms it',
    },
    base: 'seguranca',
    retencao: { desde: 'registro', dias: 3, coluna: 'created_at' },
    pessoas: { email: { ...apaga(['nome', 'email', 'created_at']), como: { igual: ['{email}'] } } },
  },
]
