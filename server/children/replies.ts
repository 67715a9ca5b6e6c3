import type { Child } from '#contract/children.ts';
import { fullName } from '#domain/children/child.ts';
import { kgOfGrams } from '#domain/growth/units.ts';
import type { Db } from '#server/db/db.ts';
import { isFlag } from '#server/db/flag.ts';
import type { MyChild } from './access.ts';
import { childRow, type ChildRow } from './queries.ts';
import { picturePath } from './rules.ts';

export async function childOf(db: Db, child: MyChild): Promise<Child> {
  return toChild(await childRow(db, child));
}

export function toChild(row: ChildRow): Child {
  return {
    id: row.id,
    firstName: row.first_name,
    lastName: row.last_name,
    fullName: fullName({ firstName: row.first_name, lastName: row.last_name }),
    bornOn: row.born_on,
    gender: row.gender,
    gestationDays: row.gestation_days,
    birthWeightKg: row.birth_weight_g === null ? null : kgOfGrams(row.birth_weight_g),
    birthWeightText: row.birth_weight_text,
    motherRsvVaccine: row.mother_rsv_vaccine === null ? null : isFlag(row.mother_rsv_vaccine),
    motherHepatitisB: row.mother_hepatitis_b,
    pictureAddress: row.pictureAddress === null ? null : picturePath(row.pictureAddress),
    pictureId: row.uploadId,
    relationship: row.relationship,
    isPrimary: isFlag(row.is_primary),
    may: row.may,
    madeBy: personOf(row.made_by, row.maker),
    madeAt: row.made_at,
    changedBy: personOf(row.changed_by, row.changer),
    changedAt: row.changed_at,
    version: row.version,
  };
}

function personOf(id: string | null, name: string | null): Child['madeBy'] {
  return id === null || name === null ? null : { id, name };
}
