-- What cartridges for the same printers are called together: "LC3217 / LC3219XL", "HP 305". From the catalogue's facts.
alter table products add column series text;
