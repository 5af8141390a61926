/** The sentences of the screens of people in bulk. */
import { defineTexts, plural } from '../../../../core/texts/texts.ts'
import { importacaoTexts } from '../../../acesso/trabalho/texts-importar.ts'

export const telaTexts = defineTexts({
  ...importacaoTexts,
  pessoas: { pt: 'Pessoas', en: 'People' },
  lote: { pt: 'Cadastro em lote', en: 'People in bulk' },
  etapas: {
    pt: 'Arquivo,Colunas,Conferência,Salvar,Cartões de acesso',
    en: 'File,Columns,Check,Save,Access cards',
  },
  voltarConferencia: { pt: 'Voltar à conferência', en: 'Back to the check' },
  outroArquivo: { pt: 'Escolher outro arquivo', en: 'Choose another file' },
  mudarColunas: { pt: 'Voltar às colunas', en: 'Back to the columns' },
  linhas: {
    pt: (n: number) => plural(n, '1 linha', '# linhas'),
    en: (n: number) => plural(n, '1 line', '# lines'),
  },

  enviarTitulo: { pt: 'Cadastro em lote', en: 'People in bulk' },
  enviarTexto: {
    pt: 'Envie uma planilha com as pessoas, ou o users.csv que outro sistema exporta (OneRoster). Nada é salvo antes de você conferir.',
    en: 'Send a sheet with the people, or the users.csv that another system exports (OneRoster). Nothing is saved until you have checked it.',
  },
  arquivo: { pt: 'Arquivo CSV, XLSX, ODS ou JSON', en: 'CSV, XLSX, ODS or JSON file' },
  escolher: { pt: 'Escolher arquivo', en: 'Choose a file' },
  soltar: { pt: 'ou solte a planilha aqui', en: 'or drop the spreadsheet here' },
  arquivoAjuda: {
    pt: 'Até 20.000 linhas e 20 MB. Uma linha traz os nomes das colunas, mesmo abaixo de capa e título; cada pessoa precisa de nome, escola e um identificador (RA, INEP, CPF ou e-mail).',
    en: 'Up to 20,000 lines and 20 MB. One line holds the names of the columns, even below a cover and a title; each person needs a name, a school and one identifier (RA, INEP, CPF or email).',
  },
  visita: { pt: 'Você envia de outra plataforma', en: 'You send from another platform' },
  visitaTexto: {
    pt: 'Laudo e deficiência ficam de fora: só entram com a concessão de quem tem conta aqui. O aviso de que o lote terminou chega na sua plataforma.',
    en: 'Medical reports and disabilities are left out: they take the grant of somebody with an account here. The notification that the batch has ended reaches you on your own platform.',
  },
  modelo: { pt: 'Baixar a planilha-modelo', en: 'Download the model sheet' },
  senhasAjuda: {
    pt: 'Quem não tem senha no arquivo recebe um código de primeiro acesso, impresso no cartão e válido por 7 dias. Um lote escolhe até 500 senhas.',
    en: 'Anyone who has no password in the file gets a first-access code, printed on the card and valid for 7 days. A batch chooses at most 500 passwords.',
  },
  modo: { pt: 'O que salvar', en: 'What to save' },
  novos: { pt: 'Só pessoas novas', en: 'New people only' },
  novos_e_atualizar: { pt: 'Pessoas novas e mudanças', en: 'New people and changes' },
  atualizar: { pt: 'Só mudanças de quem já tem conta', en: 'Changes of those with an account only' },
  espelho: {
    pt: 'Espelho: quem não está no arquivo sai da turma',
    en: 'Mirror: whoever is not in the file leaves the class',
  },
  existentes: { pt: 'De quem já tem conta', en: 'Of those with an account' },
  preencher: { pt: 'Preencher só o que está vazio', en: 'Fill in only what is empty' },
  sobrescrever: { pt: 'Trocar pelo que está no arquivo', en: 'Replace by what the file holds' },
  sobreEditados: {
    pt: 'Trocar também o que alguém editou à mão',
    en: 'Also replace what was edited by hand',
  },
  enviando: { pt: (p: number) => `Enviando: ${p}%`, en: (p: number) => `Sending: ${p}%` },
  anteriores: { pt: 'Lotes enviados', en: 'Batches sent' },
  colQuando: { pt: 'Enviado', en: 'Sent' },
  passo_colunas: { pt: 'Falta dizer as colunas', en: 'Columns to be named' },
  passo_conferindo: { pt: 'Conferindo', en: 'Being checked' },
  passo_conferido: { pt: 'Conferido, falta salvar', en: 'Checked, not saved yet' },
  passo_gravando: { pt: 'Salvando', en: 'Saving' },
  passo_gravado: { pt: 'Salvo', en: 'Saved' },
  passo_desfazendo: { pt: 'Desfazendo', en: 'Being undone' },
  passo_desfeito: { pt: 'Desfeito', en: 'Undone' },

  colunasTitulo: { pt: 'Diga o que é cada coluna', en: 'Say what each column is' },
  colunasTexto: {
    pt: 'Reconhecemos as que deu. Confira as outras; o que não serve fica de fora.',
    en: 'We recognized what we could. Check the others; what is of no use is left out.',
  },
  deFora: { pt: 'Deixar de fora', en: 'Leave out' },
  conferir: { pt: 'Conferir as linhas', en: 'Check the lines' },
  papeisTitulo: { pt: 'O que é cada papel do arquivo', en: 'What each role of the file is' },
  escolasTitulo: { pt: 'O que é cada escola do arquivo', en: 'What each school of the file is' },
  valoresTexto: {
    pt: 'Vale para todas as linhas que trazem a mesma palavra ou o mesmo código.',
    en: 'It holds for all lines with the same word or id.',
  },
  escolasConhecidas: {
    pt: (n: number) =>
      plural(n, 'Outra escola foi reconhecida pelo código.', 'Outras # foram reconhecidas pelo código.'),
    en: (n: number) =>
      plural(n, 'Another school is known by its code.', 'Another # are known by their codes.'),
  },
  escolasDemais: {
    pt: (n: number) => `Mostramos as ${n} mais frequentes; as outras se corrigem na conferência.`,
    en: (n: number) => `The ${n} most frequent are shown; the others are corrected in the check.`,
  },
  noArquivo: { pt: 'No arquivo', en: 'In the file' },
  significa: { pt: 'Significa', en: 'Means' },
  semPapel: { pt: '(sem papel)', en: '(no role)' },
  escolha: { pt: 'Escolha', en: 'Choose' },
  colTurma: { pt: 'Turma, se for de uma só', en: 'Class, if it is of one' },
  papelNegado: { pt: 'Você não pode dar este papel.', en: 'You may not give this role.' },
  semSentido: {
    pt: 'O que ficar sem escolha aparece como erro na conferência, linha por linha.',
    en: 'What is left without a choice shows as an error in the check, line by line.',
  },

  conferindo: { pt: 'Conferindo linha', en: 'Checking line' },
  conferirTitulo: { pt: 'Conferir antes de salvar', en: 'Check before saving' },
  conferirTexto: {
    pt: 'Nada foi salvo ainda. Corrija aqui mesmo ou baixe só as linhas com erro.',
    en: 'Nothing has been saved yet. Correct it right here, or download only the lines with errors.',
  },
  resultado: { pt: 'Resultado da conferência', en: 'Outcome of the check' },
  criar: { pt: 'criar', en: 'new' },
  atualizarN: { pt: 'atualizar', en: 'change' },
  mover: { pt: 'mover de turma', en: 'change class' },
  desligar: { pt: 'desligar', en: 'leave' },
  ignorar: { pt: 'ignorar', en: 'ignore' },
  freio: {
    pt: (ausentes: number, share: string, escolas: number) =>
      `Freio: este arquivo desligaria ${plural(ausentes, '1 ⟦aluno⟧', '# ⟦alunos⟧')}, ${share} ${plural(escolas, 'da escola que ele cobre', 'das # escolas que ele cobre')}.`,
    en: (ausentes: number, share: string, escolas: number) =>
      `Brake: this file would end the enrollment of ${plural(ausentes, '1 student', '# students')}, ${share} of the ${plural(escolas, 'school that it covers', '# schools that it covers')}.`,
  },
  ausentes: {
    pt: (ausentes: number, share: string) =>
      `Modo espelho: ${plural(ausentes, '1 ⟦aluno⟧ que não está no arquivo sairá da turma', '# ⟦alunos⟧ que não estão no arquivo sairão das turmas')} (${share}).`,
    en: (ausentes: number, share: string) =>
      `Mirror mode: ${plural(ausentes, '1 student who is not in the file will leave the class', '# students who are not in the file will leave their classes')} (${share}).`,
  },
  acima: {
    pt: (n: number) =>
      `${plural(n, '1 pessoa que não está no arquivo fica na turma: tem', '# pessoas que não estão no arquivo ficam nas turmas: têm')} um papel acima do seu.`,
    en: (n: number) =>
      `${plural(n, '1 person who is not in the file stays in the class: their role is', '# people who are not in the file stay in their classes: their roles are')} above yours.`,
  },
  freioTexto: {
    pt: 'O limite do modo espelho é 5%. Veja a lista antes de seguir.',
    en: 'The limit of mirror mode is 5%. See the list before you go on.',
  },
  verAusentes: {
    pt: (n: number) => plural(n, 'Ver ⟦o aluno⟧', 'Ver os # ⟦alunos⟧'),
    en: (n: number) => plural(n, 'See the student', 'See the # students'),
  },
  ausentesTitulo: { pt: '⟦Alunos⟧ que não estão no arquivo', en: 'Students who are not in the file' },
  mudarModo: { pt: 'Mudar o modo', en: 'Change the mode' },
  modoTitulo: { pt: 'Como salvar', en: 'How to save' },
  aplicar: { pt: 'Aplicar e conferir de novo', en: 'Apply and check again' },
  acao: { pt: 'Ação', en: 'Action' },
  vazio: { pt: 'vazio', en: 'empty' },
  editar: {
    pt: (campo: string, n: number) => `${campo}, linha ${n}`,
    en: (campo: string, n: number) => `${campo}, line ${n}`,
  },
  usar: { pt: (valor: string) => `Usar ${valor}`, en: (valor: string) => `Use ${valor}` },
  ignorarLinha: { pt: 'Ignorar a linha', en: 'Leave the line out' },
  daFamilia: { pt: 'Passar para o responsável', en: "Make it the guardian's" },
  daFamiliaTodos: {
    pt: (n: number) => plural(n, 'Passar para o responsável', 'Passar para o responsável nas # linhas'),
    en: (n: number) => plural(n, "Make it the guardian's", "Make it the guardian's in # lines"),
  },
  irmaos: {
    pt: 'Há irmãos com o mesmo e-mail. Se é o da família, ele pode ficar com o responsável, que acompanha os filhos com uma conta só.',
    en: 'Siblings share an email. If it is the family’s, it can be the guardian’s, who follows the children with one account.',
  },
  daFamiliaFeito: {
    pt: (n: number) =>
      plural(n, 'E-mail passado para o responsável.', 'E-mail passado para o responsável em # linhas.'),
    en: (n: number) =>
      plural(n, "The email is the guardian's now.", "The email is the guardian's now in # lines."),
  },
  semEmail: { pt: 'É irmão ou irmã: cadastrar sem e-mail', en: 'Siblings: save without email' },
  semEmailDoAluno: { pt: 'Deixar ⟦o aluno⟧ sem e-mail', en: 'Leave the student without email' },
  mesmaPessoa: { pt: 'É a mesma pessoa', en: 'It is the same person' },
  corrigida: { pt: 'Corrigida', en: 'Corrected' },
  deixadaDeFora: { pt: 'Deixada de fora', en: 'Left out' },
  tudoCerto: { pt: 'Certa', en: 'Right' },
  maisLinhas: { pt: 'Mostrar mais linhas', en: 'Show more lines' },
  nenhumaLinha: { pt: 'Nenhuma linha aqui', en: 'No line here' },
  nenhumErro: { pt: 'Nenhuma linha com erro', en: 'No line with errors' },
  nenhumErroTexto: { pt: 'Tudo pronto para salvar.', en: 'Everything is ready to be saved.' },
  tabela: { pt: (que: string) => `Linhas: ${que}`, en: (que: string) => `Lines: ${que}` },
  correcoes: {
    pt: (n: number) => plural(n, '1 correção salva', '# correções salvas'),
    en: (n: number) => plural(n, '1 correction saved', '# corrections saved'),
  },
  baixarErros: {
    pt: (n: number) => plural(n, 'Baixar 1 linha', 'Baixar # linhas'),
    en: (n: number) => plural(n, 'Download 1 line', 'Download # lines'),
  },
  gravar: {
    pt: (n: number) => plural(n, 'Salvar 1 cadastro', 'Salvar # cadastros'),
    en: (n: number) => plural(n, 'Save 1 person', 'Save # people'),
  },
  parcial: {
    pt: (n: number) =>
      plural(
        n,
        'Salvar as certas e deixar 1 linha com erro de fora',
        'Salvar as certas e deixar # linhas com erro de fora',
      ),
    en: (n: number) =>
      plural(
        n,
        'Save the right ones and leave 1 line with errors out',
        'Save the right ones and leave # lines with errors out',
      ),
  },
  porqueErros: {
    pt: 'Para salvar, corrija as linhas com erro ou escolha deixá-las de fora.',
    en: 'To save, correct the lines with errors or choose to leave them out.',
  },
  porqueEspelho: {
    pt: 'No modo espelho todas as linhas precisam estar certas.',
    en: 'In mirror mode every line must be right.',
  },
  depoisDesfazer: {
    pt: 'Depois de salvar, dá para desfazer por 7 dias.',
    en: 'After saving, it can be undone for 7 days.',
  },
  gravarTitulo: {
    pt: (n: number) => plural(n, 'Salvar 1 cadastro?', 'Salvar # cadastros?'),
    en: (n: number) => plural(n, 'Save 1 person?', 'Save # people?'),
  },
  gravarTexto: {
    pt: 'As contas, turmas e vínculos mudam de uma vez. Dá para desfazer por 7 dias.',
    en: 'Accounts, classes and roles change all at once. It can be undone for 7 days.',
  },
  gravarAusentes: {
    pt: (n: number) => plural(n, '1 ⟦aluno⟧ sai da turma.', '# ⟦alunos⟧ saem das turmas.'),
    en: (n: number) => plural(n, '1 student leaves the class.', '# students leave their classes.'),
  },
  descartar: { pt: 'Descartar', en: 'Discard' },
  descartarTitulo: { pt: 'Descartar este lote?', en: 'Discard this batch?' },
  descartarTexto: {
    pt: 'O arquivo e as correções feitas aqui são descartados. Nada foi salvo.',
    en: 'The file and the corrections made here are erased. Nothing was saved.',
  },

  gravando: { pt: 'Salvando: linha', en: 'Saving: line' },
  desfazendo: { pt: 'Desfazendo', en: 'Undoing' },
  gravadoTitulo: { pt: 'Lote salvo', en: 'Batch saved' },
  gravadoTexto: {
    pt: 'Imprima os cartões e entregue a cada pessoa: o código do primeiro acesso vale por 7 dias.',
    en: 'Print the cards and hand them out: the first-access code is valid for 7 days.',
  },
  foramGravadas: {
    pt: (n: number) => plural(n, '1 cadastro salvo', '# cadastros salvos'),
    en: (n: number) => plural(n, '1 person saved', '# people saved'),
  },
  baixarResultado: { pt: 'Baixar o resultado', en: 'Download the result' },
  cartoes: { pt: 'Cartões de acesso', en: 'Access cards' },
  cartoesTexto: {
    pt: (n: number) =>
      `${plural(n, 'Uma conta espera', '# contas esperam')} o primeiro acesso. Saem oito cartões por página; de várias turmas, um PDF para cada uma, juntos num zip.`,
    en: (n: number) =>
      `${plural(n, 'One account waits', '# accounts wait')} for the first access. Eight cards per page; for several classes, a PDF for each, together in a zip.`,
  },
  semCartoes: { pt: 'Ninguém espera o primeiro acesso.', en: 'Nobody waits for a first access.' },
  imprimir: {
    pt: (n: number) => plural(n, 'Imprimir 1 cartão', 'Imprimir # cartões'),
    en: (n: number) => plural(n, 'Print 1 card', 'Print # cards'),
  },
  preparando: { pt: 'Preparando os cartões', en: 'Setting the cards' },
  desfazer: { pt: 'Desfazer o lote', en: 'Undo the batch' },
  desfazerFim: { pt: 'O prazo para desfazer já passou.', en: 'The time for undoing is over.' },
  desfazerTitulo: { pt: 'Desfazer este lote?', en: 'Undo this batch?' },
  desfazerTexto: {
    pt: (n: number) =>
      plural(
        n,
        '1 pessoa volta ao que era antes. Contas criadas pelo lote são excluídas.',
        '# pessoas voltam ao que eram antes. Contas criadas pelo lote são excluídas.',
      ),
    en: (n: number) =>
      plural(
        n,
        '1 person goes back to what was before. Accounts made by the batch are erased.',
        '# people go back to what was before. Accounts made by the batch are erased.',
      ),
  },
  mudadas: {
    pt: (n: number) =>
      plural(n, '1 pessoa mudou depois e fica como está:', '# pessoas mudaram depois e ficam como estão:'),
    en: (n: number) =>
      plural(
        n,
        '1 person has changed since and stays as they are:',
        '# people have changed since and stay as they are:',
      ),
  },
  desfeitoTitulo: { pt: 'Lote desfeito', en: 'Batch undone' },
  desfeitoTexto: {
    pt: (quando: string) => `Desfeito em ${quando}. Tudo voltou ao que era antes.`,
    en: (quando: string) => `Undone on ${quando}. Everything is as it was before.`,
  },
  novoLote: { pt: 'Enviar outro arquivo', en: 'Send another file' },
})
