module example.test/departments

go 1.19
