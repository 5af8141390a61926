/** What the embedded database says when it cannot start: told to whoever typed the command. */
import { defineTexts } from '../../texts/texts.ts'

export const embeddedTexts = defineTexts({
  emUso: {
    pt: (folder: string, pid: number) =>
      `A pasta de dados ${folder} já está em uso pelo processo ${pid}. Encerre-o ou escolha outra pasta em DATA_DIR.`,
    en: (folder: string, pid: number) =>
      `The data folder ${folder} is already in use by process ${pid}. Stop it or choose another folder in DATA_DIR.`,
  },
  semEspaco: {
    pt: (folder: string) =>
      `Não há espaço livre no disco para o banco de dados em ${folder}. Libere espaço e tente de novo.`,
    en: (folder: string) =>
      `The disk has no free space for the database in ${folder}. Free some space and try again.`,
  },
  outraVersao: {
    pt: (folder: string, found: string, ours: string) =>
      `O banco em ${folder} é do PostgreSQL ${found} e esta versão da Turmalina usa o ${ours}. Restaure um backup numa pasta nova; nada foi alterado.`,
    en: (folder: string, found: string, ours: string) =>
      `The database in ${folder} belongs to PostgreSQL ${found} and this version of Turmalina uses ${ours}. Restore a backup into a new folder; nothing was changed.`,
  },
  semAcesso: {
    pt: (folder: string) =>
      `Sem permissão para usar ${folder}: a pasta pertence a outro usuário. Ajuste o dono ou DATA_DIR.`,
    en: (folder: string) =>
      `No permission to use ${folder}: it belongs to another user. Fix its owner or DATA_DIR.`,
  },
  semPacote: {
    pt: (name: string) =>
      `Este sistema não tem o PostgreSQL embutido (${name}). Indique um PostgreSQL 15 ou mais novo em DATABASE_URL.`,
    en: (name: string) =>
      `There is no embedded PostgreSQL for this system (${name}). Give a PostgreSQL 15 or newer in DATABASE_URL.`,
  },
  semUsuario: {
    pt: (uid: number) =>
      `O PostgreSQL embutido precisa que o usuário ${uid} exista em /etc/passwd. Crie-o ou use DATABASE_URL.`,
    en: (uid: number) =>
      `The embedded PostgreSQL needs the user ${uid} to exist in /etc/passwd. Create it or use DATABASE_URL.`,
  },
  semCaminho: {
    pt: (folder: string) =>
      `O PostgreSQL não roda como root e o usuário sem privilégios não alcança ${folder}. Escolha outra pasta ou use um usuário comum.`,
    en: (folder: string) =>
      `PostgreSQL does not run as root and the unprivileged user cannot reach ${folder}. Choose another folder or run as a plain user.`,
  },
  naoIniciou: {
    pt: (reason: string) => `O banco de dados embutido não iniciou: ${reason}`,
    en: (reason: string) => `The embedded database did not start: ${reason}`,
  },
})
